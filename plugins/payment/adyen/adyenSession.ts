/** An Adyen session opened by the platform: its checkout, and the outcome of a payment attempt. */
import type {
  Basket,
  Log,
  PaymentDetails,
  PaymentMethodSetup,
  PaymentRefusal,
  PlatformClient,
  RealmView,
} from 'proscenium/sdk';
import { nearestLocale, prepareCard, scriptGlobal, type LoadScript } from 'proscenium/sdk/payment';
import { validatePaymentMethod } from 'proscenium/sdk/endpoints/commerce';
import type { AdyenCheckout, AdyenWeb, CheckoutSettings } from './adyenWeb';
import type { AdyenOptions } from './options.generated';
import { adyenRefusal } from './refusal';
import type { Ended } from './SessionEnd';

/** Adyen Web's locales; for two of one language, the one more common in our markets comes first. */
const adyenLocales = [
  ...([
    'ar',
    'bg-BG',
    'ca-ES',
    'cs-CZ',
    'da-DK',
    'de-DE',
    'el-GR',
    'en-US',
    'es-ES',
    'et-EE',
    'fi-FI',
    'fr-FR',
  ] as const),
  ...([
    'hr-HR',
    'hu-HU',
    'is-IS',
    'it-IT',
    'ja-JP',
    'ko-KR',
    'lt-LT',
    'lv-LV',
    'nl-NL',
    'no-NO',
    'pl-PL',
  ] as const),
  ...(['pt-PT', 'pt-BR', 'ro-RO', 'ru-RU', 'sk-SK', 'sl-SI', 'sv-SE', 'zh-CN', 'zh-TW'] as const),
] as const;

export interface AdyenParts {
  /** The method's name, also the platform's for it. */
  readonly method: string;
  readonly options: AdyenOptions;
  /** Loads Adyen Web once; rejects when it cannot be loaded. */
  readonly loadScript: LoadScript;
  /** The same for its style sheet. */
  readonly loadStyles: (url: string) => Promise<void>;
  /** The global defined by Adyen Web. */
  readonly adyenGlobal: () => AdyenWeb | undefined;
  readonly client: PlatformClient;
  readonly realm: RealmView;
  readonly log: Log;
}

export interface AdyenSession {
  readonly web: AdyenWeb;
  readonly checkout: AdyenCheckout;
  readonly client: PlatformClient;
  readonly log: Log;
  readonly method: string;
  readonly methodType: string;
  /** The platform's id of the payment. */
  readonly externalId: string;
}

export interface SessionRequest extends Pick<CheckoutSettings, 'showPayButton'> {
  readonly listeners: Pick<CheckoutSettings, 'onPaymentCompleted' | 'onPaymentFailed' | 'onError'>;
}

/** Script and style sheet must have the same version. */
export async function webOf({ options, loadScript, loadStyles, adyenGlobal }: AdyenParts): Promise<AdyenWeb> {
  const [web] = await Promise.all([
    scriptGlobal(loadScript, options.scriptUrl, adyenGlobal),
    loadStyles(options.styleUrl),
  ]);
  return web;
}

export function accountOf(
  { options, realm }: Pick<AdyenParts, 'options' | 'realm'>,
  { publishableKey }: PaymentMethodSetup,
) {
  return {
    environment: options.environment,
    clientKey: publishableKey ?? options.clientKey,
    locale: nearestLocale(realm.locale, adyenLocales) ?? 'en-US',
    analytics: { enabled: false } as const,
  };
}

/** Rejects when the platform opens no session, or Adyen's script cannot be loaded. */
export async function openSession(
  parts: AdyenParts,
  basket: Basket,
  { showPayButton, listeners }: SessionRequest,
): Promise<AdyenSession> {
  const { method, client, log } = parts;
  const [{ setup, methodType }, web] = await Promise.all([prepareCard(client, method, basket), webOf(parts)]);
  const { sessionId, clientSecret, paymentDetailsExternalId } = setup;
  if (!sessionId || !clientSecret) throw new Error('The platform answered no session.');
  const checkout = await web.AdyenCheckout({
    session: { id: sessionId, sessionData: clientSecret },
    ...accountOf(parts, setup),
    showPayButton,
    ...listeners,
  });
  return {
    web,
    checkout,
    client,
    log,
    method,
    methodType,
    externalId: paymentDetailsExternalId ?? sessionId,
  };
}

/** Authorised or pending at Adyen; the platform does the rest. */
const secured: ReadonlySet<string> = new Set(['Authorised', 'Received', 'Pending']);

/** `spent`: Adyen closed the session; no further attempt is possible. */
export type Judgement =
  { readonly details: PaymentDetails } | { readonly refusal: PaymentRefusal; readonly spent: boolean };

/**
 * The browser knows that an attempt failed but not why, and after a lost call not even that. The platform
 * knows (PAY-039), so that a successful payment is not repeated. Rejects like the call.
 */
export async function judged(
  { client, log, method, methodType, externalId }: AdyenSession,
  ended: Ended,
): Promise<Judgement> {
  const details = {
    paymentDetailsExternalId: externalId,
    targetPaymentProvider: method,
    paymentMethodType: methodType,
  };
  const { resultCode, sessionResult } = ended.kind === 'result' ? ended.result : {};
  if (resultCode !== undefined && secured.has(resultCode)) return { details };
  if (ended.kind === 'error') log.error('Adyen could not confirm the payment.', ended.error);
  const verdict = await client.call(validatePaymentMethod, {
    body: {
      targetPaymentProvider: method,
      paymentMethodType: methodType,
      paymentDetailsExternalId: externalId,
      ...(sessionResult === undefined ? {} : { parameters: { sessionResult } }),
    },
  });
  if (verdict.status === 'succeeded') return { details };
  const failed = verdict.status === 'failed';
  return {
    refusal: adyenRefusal(resultCode ?? (failed ? 'Refused' : undefined), verdict.code ?? null),
    spent: ended.kind === 'error' && failed,
  };
}
