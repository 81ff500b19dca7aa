/** Payer details as typed, passed from the form to the payment. */

export class Payer {
  /** Trimmed. */
  name = '';

  type(name: string): void {
    this.name = name.trim();
  }
}
