/** A card provider's script as its documentation describes it, without a page to draw on: it speaks to the sandbox's stand-in. */
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
  readonly clientSecret: string;
  readonly intent: string;
  /** Where the bank's own page leads back to; null when it asks in a window over the page. */
  readonly returnUrl: string | null;
  /** Tells the page how it went. */
  readonly tell: (answer: object) => void;
}

export interface CardDeskParts {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly card: () => Card;
  /** The bank asks; with a return address the page is left. */
  readonly ask: (question: Question) => void;
}

interface DeskAnswer {
  readonly intent?: { readonly id: string; readonly status: string };
  readonly error?: object;
}

interface ConfirmOptions {
  readonly elements: { readonly clientSecret: string };
  readonly confirmParams: { readonly return_url: string };
}

export async function callDesk(fetch: CardDeskParts['fetch'], path: string, body: object): Promise<DeskAnswer> {
  try {
    const answer = await fetch(`http://localhost/__standin/stripe/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return (await answer.json()) as DeskAnswer;
  } catch {
    return { error: { type: 'api_connection_error', message: 'The payment provider could not be reached.' } };
  }
}

export const sandboxKey = 'pk_sandbox_ringside';

/** The global that the script defines. Only what the plugin uses is there. */
export function cardDesk({ fetch, card, ask }: CardDeskParts): StripeConstructor {
  const outcome = ({ intent, error }: DeskAnswer, name: string): object => (intent === undefined ? { error: error ?? { type: 'api_error' } } : { [name]: intent });

  const confirm = async (name: string, { elements, confirmParams }: ConfirmOptions): Promise<object> => {
    const typed = card();
    const { clientSecret } = elements;
    const answer = await callDesk(fetch, 'confirm', { key: sandboxKey, clientSecret, card: { number: numbers[typed], expiry: '1240', cvc: '123' } });
    if (answer.intent?.status !== 'requires_action') return outcome(answer, name);
    const { id: intent } = answer.intent;
    return new Promise((resolve) =>
      ask({
        clientSecret,
        intent,
        returnUrl: typed === 'leaves for the bank' ? confirmParams.return_url : null,
        tell: (told) => resolve(outcome(told, name)),
      }),
    );
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
    handleNextAction: () => new Promise(() => undefined),
  });
  return desk as unknown as StripeConstructor;
}
