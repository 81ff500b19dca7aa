/** A sign-in that this browser may not have requested needs the viewer’s confirmation. */
import { SignInFailure, type SignInStep } from '../../../core/sdk';
import { acme, id, opened, signedIn, visit } from './flowFixture';

const microtasks = () => new Promise((resolve) => setTimeout(resolve));

describe('a sign-in that this browser may not have requested', () => {
  const ask = async (about: 'link' | 'app', proceed: () => Promise<SignInStep>) => {
    const { runtime, flow } = opened('/signup');
    const leave = flow.enterPage();
    await flow.accept(id, visit({ from: '/home' }), {
      kind: 'ask',
      about,
      account: 'a***@example.org',
      proceed,
    });
    return { runtime, flow, leave };
  };

  test('needs confirmation, and continues with a press, once', async () => {
    const proceed = jest.fn(async () => signedIn);
    const { runtime, flow } = await ask('link', proceed);
    expect(flow.journey).toEqual({
      status: 'confirming',
      about: 'link',
      provider: 'id',
      account: 'a***@example.org',
      busy: false,
    });
    expect(proceed).not.toHaveBeenCalled();
    await Promise.all([flow.newViewer.goOn([]), flow.newViewer.goOn([])]);
    expect(proceed).toHaveBeenCalledTimes(1);
    expect(runtime.story.at(-1)).toBe('go /home');
  });

  test('is cleared when the viewer cancels, or leaves', async () => {
    const proceed = jest.fn(async () => signedIn);
    const turned = await ask('link', proceed);
    turned.flow.newViewer.turnBack();
    const left = await ask('link', proceed);
    left.leave();
    await microtasks();
    expect([turned.flow.journey, left.flow.journey, proceed.mock.calls]).toEqual([
      { status: 'idle' },
      { status: 'idle' },
      [],
    ]);
  });

  test('can no longer be confirmed once another sign-in has replaced it', async () => {
    const proceed = jest.fn(async () => signedIn);
    const { flow } = await ask('link', proceed);
    await flow.accept(acme, visit(), signedIn);
    await flow.newViewer.goOn([]);
    expect([flow.journey, proceed.mock.calls]).toEqual([{ status: 'signedIn', provider: 'openid/acme' }, []]);
  });

  test('shows what failed', async () => {
    const { flow } = await ask('link', async () => Promise.reject(new SignInFailure('failedToMagicLogin')));
    await flow.newViewer.goOn([]);
    expect(flow.journey).toMatchObject({
      status: 'failed',
      problem: { kind: 'key', key: expect.any(String) as string },
    });
  });

  test.each([
    ['ringside-app://login/generic?code=c', false, 'leave ringside-app://login/generic?code=c'],
    [
      'https://go.ringside.example/login/generic?code=c',
      true,
      'replace https://go.ringside.example/login/generic?code=c',
    ],
  ])('SGP-008 an app continues at %s', async (url, claimed, left) => {
    const { runtime, flow } = await ask('app', async () => ({ kind: 'handOver', url, claimed }));
    await flow.newViewer.goOn([]);
    expect(runtime.story.at(-1)).toBe(left);
    expect(flow.journey).toEqual({ status: 'handedOver', provider: 'id' });
  });
});
