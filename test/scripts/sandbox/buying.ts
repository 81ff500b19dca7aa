/** A sandbox in which viewers of ringside buy: baskets, cards of the fake provider, payments. */
import {
  callerOf,
  runSandbox,
  signUp,
  type Answer,
  type Caller,
  type SandboxProcess,
  type Shape,
  text,
} from './sandboxProcess';

export let sandbox: SandboxProcess;

export let ringside: Caller;

beforeAll(async () => {
  sandbox = await runSandbox();
  ringside = callerOf(sandbox.url, 'ringside-web');
}, 120_000);

afterAll(() => sandbox.stop());

export const MONTH = 'ringside-pass-month';

export const YEAR = 'ringside-pass-year';

export const NIGHT = 'ringside-ppv-title-night';

export const TASTER = 'ringside-free-taster';

export let accounts = 0;

export const newcomer = (): Promise<string> => {
  accounts += 1;
  return signUp(ringside, `buyer-${accounts}@new.example`);
};

export const put = (token: string, sku: string, query = ''): Promise<Answer> =>
  ringside('PUT', `/api/v2/baskets/${sku}${query}`, { token });

export const consent = [{ fieldName: 'immediateAccess', answer: true }];

export const pay = (
  token: string,
  provider: string,
  externalId?: string,
  extra: object = { consent },
): Promise<Answer> =>
  ringside('POST', '/api/v2/customer/baskets/pay', {
    token,
    body: {
      paymentArrangement: {
        primaryPaymentDetailsAttributes: {
          targetPaymentProvider: provider,
          paymentMethodType: 'card',
          ...(externalId !== undefined && { paymentDetailsExternalId: externalId }),
        },
        ...extra,
      },
    },
  });

/** What the fake's frame sends; it comes from the sandbox's own origin. */
export async function callFake(path: string, body: object): Promise<{ status: number; body: Shape }> {
  const answer = await fetch(`${sandbox.url}/__fake/stripe/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Shape };
}

export const card = (number: string) => ({ number, expiry: '12 / 40', cvc: '123' });

export async function prepare(
  token: string,
): Promise<{ key: string; clientSecret: string; id: string; kind: string }> {
  const { status, body } = await ringside('POST', '/api/v4/payment-method/init', {
    token,
    body: {
      targetPaymentProvider: 'stripe',
      paymentProviderId: 'ringside-stripe',
      paymentMethodType: 'card',
    },
  });
  expect(status).toBe(200);
  return {
    key: text(body['publishableKey']),
    clientSecret: text(body['clientSecret']),
    id: text(body['paymentDetailsExternalId']),
    kind: text(body['intentKind']),
  };
}
