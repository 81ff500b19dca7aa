/** What happens between a sign-in and the page that the viewer goes on to. */
import { CallError } from '../../../core/sdk';
import { SignInFlow } from '../../../core/session/SignInFlow';
import { id, opened, signedIn, visit } from './flowHouse';

describe('SGN-048 FAV-050 the parts of the audience that the query names', () => {
  const held = { authorisationToken: 'auth-1', refreshToken: 'refresh-1' };
  const joining = visit({ from: '/video/1', partitionData: 'club,-trial' });

  test('are joined and left, and the new token stands before the viewer goes on', async () => {
    const { house, flow } = opened();
    house.vault.keep(held, 'id');
    house.platform.answer('updatePartition', () => {
      house.story.push('joined');
      return { authorisationToken: 'auth-2' };
    });
    await flow.accept(id, joining, signedIn);
    expect(house.platform.calls.map(({ input }) => input['body'])).toEqual([{ partitionDataToAdd: ['club'], partitionDataToDelete: ['trial'] }]);
    expect(house.vault.read()).toEqual({ authorisationToken: 'auth-2', refreshToken: 'refresh-1' });
    expect(house.story.slice(-2)).toEqual(['joined', 'go /video/1']);
    expect(house.lines).toEqual([]);
  });

  test('when the platform refuses, the operator is told why, and the viewer goes on with the token they have', async () => {
    const { house, flow } = opened();
    house.vault.keep(held, 'id');
    house.platform.answer('updatePartition', new CallError('updatePartition', 403, 'notAllowed', []));
    await expect(flow.accept(id, joining, signedIn)).resolves.toBe(true);
    expect([house.vault.read(), house.story.at(-1)]).toEqual([held, 'go /video/1']);
    expect(house.lines).toEqual([expect.stringMatching(/parts of the audience.*notAllowed/)]);
  });

  test('a session that has ended meanwhile does not begin anew', async () => {
    const { house, flow } = opened();
    house.platform.answer('updatePartition', { authorisationToken: 'auth-2' });
    await flow.accept(id, joining, signedIn);
    expect([house.vault.read(), house.lines]).toEqual([null, []]);
  });

  test('without any nothing is asked', async () => {
    const { house, flow } = opened();
    await flow.accept(id, visit({ from: '/video/1' }), signedIn);
    expect(house.platform.calls).toEqual([]);
  });
});

test('SGN-044 ROU-108 a viewer who came from an origin that the realm allows leaves for it, and the login page is not in the history', async () => {
  const { house } = opened();
  const flow = new SignInFlow({ ...house.parts, targets: { ...house.parts.targets, allowedOrigins: new Set(['https://shop.example']) } });
  await flow.accept(id, visit({ from: 'https://shop.example/cart?step=2' }), signedIn);
  expect(house.story.at(-1)).toBe('replace https://shop.example/cart?step=2');
});
