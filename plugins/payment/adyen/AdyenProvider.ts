/** Adyen's Card Component for one basket: a session that the platform has opened, drawn and paid. */
import type { Asking, Basket, Log, PaymentDetails, PaymentMethodSetup, PlatformClient, RealmView } from '../../../core/sdk';
import { cardLook, nearestLocale, prepareCard, scriptGlobal, type CardFields, type CardProvider, type LoadScript } from '../../../core/sdk/cardForms';
import { AdyenFields } from './AdyenFields';
import { adyenLocales } from './adyenLocales';
import { adyenStyles } from './adyenLook';
import type { AdyenWeb } from './adyenWeb';
import { askBank } from './keptCard';
import { NAME } from './name';
import type { AdyenOptions } from './options.generated';
import { SessionEnd } from './SessionEnd';

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

export class AdyenProvider implements CardProvider {
  readonly name = 'Adyen';

  constructor(private readonly parts: AdyenParts) {}

  async open(basket: Basket): Promise<CardFields> {
    const { client, realm, log } = this.parts;
    const [{ setup, methodType }, web] = await Promise.all([prepareCard(client, NAME, basket), this.web()]);
    const { sessionId, clientSecret, paymentDetailsExternalId } = setup;
    if (!sessionId || !clientSecret) throw new Error('The platform answered no session.');
    const end = new SessionEnd();
    const checkout = await web.AdyenCheckout({
      session: { id: sessionId, sessionData: clientSecret },
      ...this.accountOf(setup),
      showPayButton: false,
      ...end.listeners,
    });
    return new AdyenFields({
      web,
      checkout,
      end,
      client,
      log,
      methodType,
      externalId: paymentDetailsExternalId ?? sessionId,
      styles: adyenStyles(cardLook(realm)),
    });
  }

  /** The bank of a kept card asks where the page lets it. Rejects as {@link askBank}. */
  async challenge(setup: PaymentMethodSetup, { place }: Asking): Promise<PaymentDetails> {
    return askBank({ web: await this.web(), account: this.accountOf(setup), client: this.parts.client }, setup, place);
  }

  /** Script and style sheet, of one version. */
  private async web(): Promise<AdyenWeb> {
    const { options, loadScript, loadStyles, adyenGlobal } = this.parts;
    const [web] = await Promise.all([scriptGlobal(loadScript, options.scriptUrl, adyenGlobal), loadStyles(options.styleUrl)]);
    return web;
  }

  private accountOf({ publishableKey }: PaymentMethodSetup) {
    const { options, realm } = this.parts;
    return { environment: options.environment, clientKey: publishableKey ?? options.clientKey, locale: nearestLocale(realm.locale, adyenLocales) ?? 'en-US', analytics: { enabled: false } as const };
  }
}
