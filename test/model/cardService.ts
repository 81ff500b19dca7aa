/** A double of Stripe's script, without UI, following its documentation: calls the sandbox's Stripe fake. */
import type { StripeConstructor } from '@stripe/stripe-js';

/** The card typed by the viewer. */
export type Card = 'good' | 'declined' | 'asks the bank' | 'leaves for the bank' | 'half typed';

const numbers: Readonly<Record<Card, string>> = {
  good: '4242424242424242',
  declined: '4000000000000002',
  'asks the bank': '4000000000003220',
  'leaves for the bank': '4000000000003220',
  'half typed': '4242',
};

/** The bank's challenge to the viewer. */
export interface Question {
  /** A window over the page, or a page that redirects back. */
  readonly kind: 'window' | 'page';
  readonly clientSecret: string;
  readonly intent: string;
  /** Return URL of the bank's own page. */
  readonly returnUrl: string | null;
  /** Reports the result to the page. */
  readonly respond: (answer: object) => void;
}

export interface CardServiceDeps {
  readonly publishableKey: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly card: () => Card;
  /** The bank's challenge; on its own page the document is unloaded. */
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

export async function callService(
  fetch: CardServiceDeps['fetch'],
  path: string,
  body: object,
): Promise<ServiceAnswer> {
  try {
    const answer = await fetch(`http://localhost/__fake/stripe/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as ServiceAnswer;
  } catch {
    return { error: { type: 'api_connection_error', message: 'The payment provider could not be reached.' } };
  }
}

const intentOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? '';

/** The script's global, limited to what the plugins use. */
export function cardService({ publishableKey: key, fetch, card, ask }: CardServiceDeps): StripeConstructor {
  const outcome = ({ intent, error }: ServiceAnswer, name: string): object =>
    intent === undefined ? { error: error ?? { type: 'api_error' } } : { [name]: intent };

  const confirm = async (name: string, { elements, confirmParams }: ConfirmOptions): Promise<object> => {
    const typed = card();
    const { clientSecret } = elements;
    const answer = await callService(fetch, 'confirm', {
      key,
      clientSecret,
      card: { number: numbers[typed], expiry: '1240', cvc: '123' },
    });
    if (answer.intent?.status !== 'requires_action') return outcome(answer, name);
    const { id: intent } = answer.intent;
    return new Promise((resolve) =>
      ask({
        kind: 'window',
        clientSecret,
        intent,
        returnUrl: typed === 'leaves for the bank' ? confirmParams.return_url : null,
        respond: (answered) => resolve(outcome(answered, name)),
      }),
    );
  };

  /** A bank's own page: the viewer returns to a new document. */
  const leaveForBank =
    (type: string) =>
    async (
      clientSecret: string,
      { return_url: returnUrl }: { readonly return_url: string },
    ): Promise<object> => {
      const answer = await callService(fetch, 'redirect', {
        key,
        clientSecret,
        type,
        returnUrl,
        billingName: 'Pat',
      });
      if (answer.intent === undefined) return outcome(answer, 'paymentIntent');
      return new Promise((resolve) =>
        ask({
          kind: 'page',
          clientSecret,
          intent: intentOf(clientSecret),
          returnUrl,
          respond: (answered) => resolve(answered),
        }),
      );
    };

  const stripeGlobal = () => ({
    elements: ({ clientSecret }: { readonly clientSecret: string }) => ({
      clientSecret,
      submit: async () =>
        card() === 'half typed'
          ? {
              error: {
                type: 'validation_error',
                code: 'incomplete_number',
                message: 'Your card number is incomplete.',
              },
            }
          : {},
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
        ask({
          kind: 'window',
          clientSecret,
          intent: intentOf(clientSecret),
          returnUrl: null,
          respond: (answered) =>
            resolve(outcome(answered, clientSecret.startsWith('seti_') ? 'setupIntent' : 'paymentIntent')),
        }),
      ),
  });
  return stripeGlobal as unknown as StripeConstructor;
}
