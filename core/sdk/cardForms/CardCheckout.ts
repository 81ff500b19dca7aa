/** Lifecycle of a provider's card fields on the payment page, one set at a time: mount, lock, confirm, destroy. */
import type { Log } from '../context';
import { PaymentRefusal, type Basket, type ChallengePlace, type PaymentDetails } from '../payment';
import { providerRefusal } from '../providerRefusal';
import type { CardFields, CardProvider, FieldsListener } from './CardFields';

export interface FormListener extends Omit<FieldsListener, 'onFailed'> {
  onFailed(): void;
  /** The fields cannot take another card: mount new ones. */
  onSpent(): void;
  readonly challenge: ChallengePlace;
}

export class CardCheckout {
  #mounted: { readonly fields: CardFields; readonly listener: FormListener } | null = null;

  readonly #provider: CardProvider;
  readonly #log: Log;

  constructor(provider: CardProvider, log: Log) {
    this.#provider = provider;
    this.#log = log;
  }

  /** Mounts the fields for a basket into an element. The returned function destroys them, mounted or not. */
  mount(place: HTMLElement, basket: Basket, listener: FormListener): () => void {
    const { name } = this.#provider;
    let gone = false;
    let fields: CardFields | null = null;
    const failed = (what: string, error: unknown) => {
      this.#log.error(`${name} ${what}.`, error);
      if (!gone) listener.onFailed();
    };
    const draw = async (): Promise<void> => {
      const opened = await this.#provider.open(basket);
      if (gone) return opened.destroy();
      fields = opened;
      this.#mounted = { fields, listener };
      await opened.mount(place, {
        onReady: () => !gone && listener.onReady(),
        onFailed: (error) => failed('could not draw its fields', error),
        onChange: () => !gone && listener.onChange(),
        onComplete: () => !gone && listener.onComplete(),
      });
    };
    draw().catch((error: unknown) => failed('could not be set up', error));
    return () => {
      gone = true;
      fields?.destroy();
      if (this.#mounted?.fields === fields) this.#mounted = null;
    };
  }

  /** Focuses a field; null: the first one. */
  focus(field: PaymentRefusal['field']): void {
    this.#mounted?.fields.focus(field);
  }

  lock(locked: boolean): void {
    this.#mounted?.fields.lock(locked);
  }

  /** Has the provider secure the card data. On a refusal, focuses the field at fault or asks for new fields. */
  async collect(basket: Basket, returnUrl: string): Promise<PaymentDetails> {
    if (this.#mounted === null) throw new PaymentRefusal('setup_failed', '');
    const { fields, listener } = this.#mounted;
    try {
      return await fields.confirm({ basket, returnUrl, challenge: listener.challenge });
    } catch (error) {
      const refusal = providerRefusal(error, this.#provider.name, this.#log);
      if (fields.spent === true) listener.onSpent();
      else {
        fields.lock(false);
        fields.focus(refusal instanceof PaymentRefusal ? refusal.field : null);
      }
      throw refusal;
    } finally {
      listener.challenge.hide();
    }
  }

  /** Runs a provider's challenge for a saved card and maps its errors. Rejects like {@link collect}. */
  async ask(asking: Promise<PaymentDetails>): Promise<PaymentDetails> {
    try {
      return await asking;
    } catch (error) {
      throw providerRefusal(error, this.#provider.name, this.#log);
    }
  }

  /** Called when the plugin is disposed: destroys mounted fields. */
  dispose(): void {
    this.#mounted?.fields.destroy();
    this.#mounted = null;
  }
}
