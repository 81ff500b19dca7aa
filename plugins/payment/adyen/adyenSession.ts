/** A session that the platform has opened at Adyen: its checkout, and what became of an attempt to pay it. */
import type { Basket, Log, PaymentDetails, PaymentMethodSetup, PaymentRefusal, PlatformClient, RealmView } from '../../../core/sdk';
import { nearestLocale, prepareCard, scriptGlobal, type LoadScript } from '../../../core/sdk/cardForms';
import { validatePaymentMethod } from '../../../core/sdk/endpoints/commerce';
import { adyenLocales } from './adyenLocales';
import type { AdyenCheckout, AdyenWeb, CheckoutSettings } from './adyenWeb';
import type { AdyenOptions } from './options.generated';
import { refusalOf } from './refusal';
import type { Ended } from './SessionEnd';

export interface AdyenParts {
  readonly options: AdyenOptions;
  /** Loads Adyen Web once and rejects when it cannot be had. */
  readonly loadScript: LoadScript;
  /** The same for its style sheet. */
  readonly loadStyles: (url: string) => Promise<void>;
  /** The global that Adyen Web defines. */
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
  /** Which of Adyen's methods pays, as the platform calls it. */
  readonly provider: string;
  readonly methodType: string;
  /** How the platform names the payment. */
  readonly externalId: string;
}

export interface SessionRequest extends Pick<CheckoutSettings, 'showPayButton'> {
  readonly provider: string;
  readonly listeners: Pick<CheckoutSettings, 'onPaymentCompleted' | 'onPaymentFailed' | 'onError'>;
}

/** Script and style sheet, of one version. */
export async function webOf({ options, loadScript, loadStyles, adyenGlobal }: AdyenParts): Promise<AdyenWeb> {
  const [web] = await Promise.all([scriptGlobal(loadScript, options.scriptUrl, adyenGlobal), loadStyles(options.styleUrl)]);
  return web;
}

export function accountOf({ options, realm }: Pick<AdyenParts, 'options' | 'realm'>, { publishableKey }: PaymentMethodSetup) {
  return { environment: options.environment, clientKey: publishableKey ?? options.clientKey, locale: nearestLocale(realm.locale, adyenLocales) ?? 'en-US', analytics: { enabled: false } as const };
}

/** Rejects where the platform opens no session, or Adyen's script cannot be had. */
export async function openSession(parts: AdyenParts, basket: Basket, { provider, showPayButton, listeners }: SessionRequest): Promise<AdyenSession> {
  const { client, log } = parts;
  const [{ setup, methodType }, web] = await Promise.all([prepareCard(client, provider, basket), webOf(parts)]);
  const { sessionId, clientSecret, paymentDetailsExternalId } = setup;
  if (!sessionId || !clientSecret) throw new Error('The platform answered no session.');
  const checkout = await web.AdyenCheckout({ session: { id: sessionId, sessionData: clientSecret }, ...accountOf(parts, setup), showPayButton, ...listeners });
  return { web, checkout, client, log, provider, methodType, externalId: paymentDetailsExternalId ?? sessionId };
}

/** Adyen has the money, or is about to; what remains is the platform's. */
const secured: ReadonlySet<string> = new Set(['Authorised', 'Received', 'Pending']);

/** `spent`: Adyen gave the session up, which takes no further attempt. */
export type Judgement = { readonly details: PaymentDetails } | { readonly refusal: PaymentRefusal; readonly spent: boolean };

/**
 * The browser knows that an attempt did not go through, not why; after a lost call it does not even know that. The platform does
 * (PAY-039), so that a payment which did arrive is not made again. Rejects as the call does.
 */
export async function judged({ client, log, provider, methodType, externalId }: AdyenSession, ended: Ended): Promise<Judgement> {
  const details = { paymentDetailsExternalId: externalId, targetPaymentProvider: provider, paymentMethodType: methodType };
  const { resultCode, sessionResult } = ended.kind === 'result' ? ended.result : {};
  if (resultCode !== undefined && secured.has(resultCode)) return { details };
  if (ended.kind === 'error') log.error('Adyen could not confirm the payment.', ended.error);
  const verdict = await client.call(validatePaymentMethod, {
    body: {
      targetPaymentProvider: provider,
      paymentMethodType: methodType,
      paymentDetailsExternalId: externalId,
      ...(sessionResult === undefined ? {} : { parameters: { sessionResult } }),
    },
  });
  if (verdict.status === 'succeeded') return { details };
  const failed = verdict.status === 'failed';
  return { refusal: refusalOf(resultCode ?? (failed ? 'Refused' : undefined), verdict.code ?? null), spent: ended.kind === 'error' && failed };
}
