/** A third party's style sheet, in the page until its plugin is disposed. */

export class StyleSheetLink {
  #link: HTMLLinkElement | null = null;
  #loading: Promise<void> | null = null;

  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Resolves when it is applied. Rejects when it fails to load or does not match `integrity`; can be retried. */
  load(url: string, integrity: string | undefined): Promise<void> {
    this.#loading ??= this.#insert(url, integrity).catch((error: unknown) => {
      this.remove();
      throw error;
    });
    return this.#loading;
  }

  remove(): void {
    this.#link?.remove();
    this.#link = null;
    this.#loading = null;
  }

  #insert(url: string, integrity: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const link = this.#document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      if (integrity !== undefined) Object.assign(link, { integrity, crossOrigin: 'anonymous' });
      link.onload = () => resolve();
      link.onerror = () => reject(new Error(`${url} could not be loaded.`));
      this.#link = link;
      this.#document.head.append(link);
    });
  }
}
