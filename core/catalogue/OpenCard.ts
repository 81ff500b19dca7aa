/** Ensures that only one hover card is open on the page. */
export class OpenCard {
  private close: (() => void) | null = null;

  /** Registers an opening card and closes the one that was open. */
  open(close: () => void): void {
    if (this.close !== close) this.close?.();
    this.close = close;
  }

  closed(close: () => void): void {
    if (this.close === close) this.close = null;
  }
}
