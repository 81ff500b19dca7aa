/** The head of a page as link previews and crawlers read it. */

/** Reads a head by its elements, as a crawler does. */
export class Head {
  constructor(readonly html: string) {}
  text(pattern: RegExp): string | null {
    const found = pattern.exec(this.html)?.[1];
    return found === undefined
      ? null
      : found
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&');
  }
  get title() {
    return this.text(/<title>([^<]*)<\/title>/);
  }
  meta(name: string) {
    return this.text(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));
  }
  get canonical() {
    return this.text(/<link rel="canonical" href="([^"]*)">/);
  }
  get data(): Record<string, unknown> | null {
    const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(this.html)?.[1];
    return text === undefined ? null : (JSON.parse(text) as Record<string, unknown>);
  }
  /** The first script, which every page requests first, and then those of its address. */
  get preloads() {
    return [
      ...this.html.matchAll(
        /<(?:link rel="modulepreload" href|meta name="module" content)="\/assets\/([^"]*)">/g,
      ),
    ].map(([, file]) => file);
  }
}
