/** Only one card is open at a time, on the whole page. */
export class OpenCard {
  private close: (() => void) | null = null;

  /** A card opens; the one that was open is told to close. */
  open(close: () => void): void {
    if (this.close !== close) this.close?.();
    this.close = close;
  }

  closed(close: () => void): void {
    if (this.close === close) this.close = null;
  }
}
