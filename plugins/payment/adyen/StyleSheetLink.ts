/** A third party's style sheet in the page, for as long as its plugin lives. */

export class StyleSheetLink {
  private link: HTMLLinkElement | null = null;
  private loading: Promise<void> | null = null;

  constructor(private readonly document: Document) {}

  /** Resolves when it applies. Rejects when it cannot be had, or is not what `integrity` says; asked again, it tries again. */
  load(url: string, integrity: string | undefined): Promise<void> {
    this.loading ??= this.insert(url, integrity).catch((error: unknown) => {
      this.remove();
      throw error;
    });
    return this.loading;
  }

  remove(): void {
    this.link?.remove();
    this.link = null;
    this.loading = null;
  }

  private insert(url: string, integrity: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const link = this.document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      if (integrity !== undefined) Object.assign(link, { integrity, crossOrigin: 'anonymous' });
      link.onload = () => resolve();
      link.onerror = () => reject(new Error(`${url} could not be loaded.`));
      this.link = link;
      this.document.head.append(link);
    });
  }
}
