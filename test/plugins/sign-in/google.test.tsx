import { act } from 'react';
import { UnboundAnswer } from '../../../core/sdk';
import { GoogleAttempt } from '../../../plugins/sign-in/google/GoogleAttempt';
import type { GoogleAnswer, GoogleId } from '../../../plugins/sign-in/google/googleGlobal';
import manifest from '../../../plugins/sign-in/google/plugin.json';
import activate from '../../../plugins/sign-in/google/provider';
import { describeSignInProvider, fakeContext } from 'proscenium/kit';
import { signedToken } from './thirdParty';

const clientId = 'ringside.apps.example';
const options = { clientId, label: 'Google', sdkUri: 'https://accounts.google.com/gsi/client' };
const globals = globalThis as { google?: { accounts: { id: GoogleId } } };

/** A fake of Google's script, and a press on the button that it has drawn last. */
class FakeGoogle {
  private settings: Parameters<GoogleId['initialize']>[0] | null = null;
  private look: Parameters<GoogleId['renderButton']>[1] | null = null;
  selects = true;

  readonly id: GoogleId = {
    initialize: (settings) => void (this.settings = settings),
    renderButton: (place, look) => {
      this.look = look;
      place.replaceChildren(document.createElement('iframe'));
    },
    disableAutoSelect: () => void (this.selects = false),
  };

  async press(decision: 'allow' | 'close'): Promise<void> {
    this.look?.click_listener();
    if (decision === 'close') return;
    const { nonce, client_id: aud, callback } = this.settings as Parameters<GoogleId['initialize']>[0];
    await act(async () =>
      callback({
        credential: signedToken({ nonce, aud, email: 'iris@google.example' }),
        state: this.look?.state ?? '',
      }),
    );
  }
}
let google = new FakeGoogle();
const run = () => void (globals.google = { accounts: { id: google.id } });

describeSignInProvider('sign-in/google', {
  manifest,
  activate,
  options,
  arrange: () => {
    google = new FakeGoogle();
    delete globals.google;
  },
  button: {
    operation: 'loginWithGoogle',
    run,
    allow: () => google.press('allow'),
    close: () => google.press('close'),
    drawsItself: true,
  },
});

describe('an answer of Google', () => {
  const answerTo = ({ state, nonce }: GoogleAttempt, more: object = {}): GoogleAnswer => ({
    credential: signedToken({ nonce, aud: clientId, ...more }),
    state,
  });

  test('SGP-064 gives the token, and the name to greet', () => {
    const attempt = new GoogleAttempt(clientId);
    const answer = answerTo(attempt, { email: 'iris@google.example' });
    expect(attempt.take(answer)).toEqual({
      idToken: answer.credential,
      nonce: attempt.nonce,
      email: 'iris@google.example',
    });
  });

  test('counts once', () => {
    const attempt = new GoogleAttempt(clientId);
    attempt.take(answerTo(attempt));
    expect(() => attempt.take(answerTo(attempt))).toThrow(UnboundAnswer);
  });

  test.each<[string, (attempt: GoogleAttempt) => GoogleAnswer]>([
    ['of another attempt', () => answerTo(new GoogleAttempt(clientId))],
    ['with another nonce', (attempt) => answerTo(attempt, { nonce: 'stolen' })],
    ['for another client', (attempt) => answerTo(attempt, { aud: 'evil.apps.example' })],
    ['without the state of the button', (attempt) => ({ credential: answerTo(attempt).credential ?? '' })],
    ['without a token', ({ state }) => ({ state })],
  ])('%s signs nobody in', (_, answer) => {
    const attempt = new GoogleAttempt(clientId);
    expect(() => attempt.take(answer(attempt))).toThrow(UnboundAnswer);
  });

  test('state and nonce are random, long, and new for every attempt', () => {
    const values = Array.from({ length: 20 }, () => new GoogleAttempt(clientId)).flatMap(
      ({ state, nonce }) => [state, nonce],
    );
    expect(new Set(values).size).toBe(40);
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
  });
});

describe('signing out', () => {
  test('the next visit selects no account by itself', async () => {
    google = new FakeGoogle();
    run();
    await activate(fakeContext({ options }).context).end();
    expect(google.selects).toBe(false);
  });

  test('makes no call to Google where its script is not loaded', async () => {
    delete globals.google;
    await expect(activate(fakeContext({ options }).context).end()).resolves.toBeUndefined();
  });
});
