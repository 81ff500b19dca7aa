/** What happens between a sign-in and the page that the viewer is sent to. */
import { CallError } from '../../../core/sdk';
import { SignInFlow } from '../../../core/session/SignInFlow';
import { id, opened, signedIn, visit } from './flowFixture';

describe('SGN-048 FAV-050 the partitions in the query', () => {
  const held = { authorisationToken: 'auth-1', refreshToken: 'refresh-1' };
  const joining = visit({ from: '/video/1', partitionData: 'club,-trial' });

  test('are joined and left, and the new token is stored before the viewer continues', async () => {
    const { runtime, flow } = opened();
    runtime.vault.keep(held, 'id');
    runtime.platform.answer('updatePartition', () => {
      runtime.story.push('joined');
      return { authorisationToken: 'auth-2' };
    });
    await flow.accept(id, joining, signedIn);
    expect(runtime.platform.calls.map(({ input }) => input['body'])).toEqual([
      { partitionDataToAdd: ['club'], partitionDataToDelete: ['trial'] },
    ]);
    expect(runtime.vault.read()).toEqual({ authorisationToken: 'auth-2', refreshToken: 'refresh-1' });
    expect(runtime.story.slice(-2)).toEqual(['joined', 'go /video/1']);
    expect(runtime.lines).toEqual([]);
  });

  test('when the platform refuses, the operator gets the reason, and the viewer continues with the current token', async () => {
    const { runtime, flow } = opened();
    runtime.vault.keep(held, 'id');
    runtime.platform.answer('updatePartition', new CallError('updatePartition', 403, 'notAllowed', []));
    await expect(flow.accept(id, joining, signedIn)).resolves.toBe(true);
    expect([runtime.vault.read(), runtime.story.at(-1)]).toEqual([held, 'go /video/1']);
    expect(runtime.lines).toEqual([expect.stringMatching(/parts of the audience.*notAllowed/)]);
  });

  test('do not restart a session that has ended meanwhile', async () => {
    const { runtime, flow } = opened();
    runtime.platform.answer('updatePartition', { authorisationToken: 'auth-2' });
    await flow.accept(id, joining, signedIn);
    expect([runtime.vault.read(), runtime.lines]).toEqual([null, []]);
  });

  test('cause no call when there are none', async () => {
    const { runtime, flow } = opened();
    await flow.accept(id, visit({ from: '/video/1' }), signedIn);
    expect(runtime.platform.calls).toEqual([]);
  });
});

test('SGN-044 ROU-108 a viewer who came from an origin that the realm allows is sent back to it, and the login page is not in the history', async () => {
  const { runtime } = opened();
  const flow = new SignInFlow({
    ...runtime.parts,
    targets: { ...runtime.parts.targets, allowedOrigins: new Set(['https://shop.example']) },
  });
  await flow.accept(id, visit({ from: 'https://shop.example/cart?step=2' }), signedIn);
  expect(runtime.story.at(-1)).toBe('replace https://shop.example/cart?step=2');
});
