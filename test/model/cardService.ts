/** Stripe's script as its documentation describes it, without a page to draw on: it speaks to the sandbox's fake of Stripe. */
import type { StripeConstructor } from '@stripe/stripe-js';

/** What a viewer has typed into the fields. */
export type Card = 'good' | 'declined' | 'asks the bank' | 'leaves for the bank' | 'half typed';

const numbers: Readonly<Record<Card, string>> = {
  good: '4242424242424242',
  declined: '4000000000000002',
  'asks the bank': '4000000000003220',
  'leaves for the bank': '4000000000003220',
  'half typed': '4242',
};

/** The bank has a question for the viewer. */
export interface Question {
  /** The window over the page, or its own page: whose address then leads back. */
  readonly kind: 'window' | 'page';
  readonly clientSecret: string;
  readonly intent: string;
  /** Where the bank's own page leads back to. */
  readonly returnUrl: string | null;
  /** Tells the page how it went. */
  readonly tell: (answer: object) => void;
}

export interface CardServiceDeps {
  readonly publishableKey: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly card: () => Card;
  /** The bank asks; on its own page the document is left. */
  readonly ask: (question: Question) => void;
}

interface ServiceAnswer {
  readonly intent?: { readonly id: string; readonly status: string };
  readonly error?: object;
}

interface ConfirmOptions {
  readonly elements: { readonly clientSecret: string };
  readonly confirmParams: { readonly return_url: string };
}

export async function callService(fetch: CardServiceDeps['fetch'], path: string, body: object): Promise<ServiceAnswer> {
  try {
    const answer = await fetch(`http://localhost/__fake/stripe/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return (await answer.json()) as ServiceAnswer;
  } catch {
    return { error: { type: 'api_connection_error', message: 'The payment provider could not be reached.' } };
  }
}

const intentOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? '';

/** The global that the script defines. Only what the plugins use is there. */
export function cardService({ publishableKey: key, fetch, card, ask }: CardServiceDeps): StripeConstructor {
  const outcome = ({ intent, error }: ServiceAnswer, name: string): object => (intent === undefined ? { error: error ?? { type: 'api_error' } } : { [name]: intent });

  const confirm = async (name: string, { elements, confirmParams }: ConfirmOptions): Promise<object> => {
    const typed = card();
    const { clientSecret } = elements;
    const answer = await callService(fetch, 'confirm', { key, clientSecret, card: { number: numbers[typed], expiry: '1240', cvc: '123' } });
    if (answer.intent?.status !== 'requires_action') return outcome(answer, name);
    const { id: intent } = answer.intent;
    return new Promise((resolve) =>
      ask({
        kind: 'window',
        clientSecret,
        intent,
        returnUrl: typed === 'leaves for the bank' ? confirmParams.return_url : null,
        tell: (told) => resolve(outcome(told, name)),
      }),
    );
  };

  /** A bank's own page: whoever is sent there comes back with another document. */
  const leaveForBank = (type: string) => async (clientSecret: string, { return_url: returnUrl }: { readonly return_url: string }): Promise<object> => {
    const answer = await callService(fetch, 'redirect', { key, clientSecret, type, returnUrl, billingName: 'Pat' });
    if (answer.intent === undefined) return outcome(answer, 'paymentIntent');
    return new Promise((resolve) => ask({ kind: 'page', clientSecret, intent: intentOf(clientSecret), returnUrl, tell: (told) => resolve(told) }));
  };

  const desk = () => ({
    elements: ({ clientSecret }: { readonly clientSecret: string }) => ({
      clientSecret,
      submit: async () => (card() === 'half typed' ? { error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' } } : {}),
      create: () => {
        const element = {
          on(event: string, listener: (detail: object) => void) {
            if (event === 'ready') queueMicrotask(() => listener({}));
            return element;
          },
          mount: () => undefined,
          update: () => undefined,
          focus: () => undefined,
          destroy: () => undefined,
        };
        return element;
      },
    }),
    confirmPayment: (options: ConfirmOptions) => confirm('paymentIntent', options),
    confirmSetup: (options: ConfirmOptions) => confirm('setupIntent', options),
    confirmIdealPayment: leaveForBank('ideal'),
    confirmBancontactPayment: leaveForBank('bancontact'),
    handleNextAction: ({ clientSecret }: { readonly clientSecret: string }) =>
      new Promise((resolve) =>
        ask({ kind: 'window', clientSecret, intent: intentOf(clientSecret), returnUrl: null, tell: (told) => resolve(outcome(told, clientSecret.startsWith('seti_') ? 'setupIntent' : 'paymentIntent')) }),
      ),
  });
  return desk as unknown as StripeConstructor;
}
