/** A browser without script, for going through the pages of the sandbox. */

/** Keeps cookies and follows redirects until a page is served or the address leaves the sandbox. */
export class VisitingBrowser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  constructor(private readonly home: string) {}

  async open(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; url: string; text: string }> {
    const url = new URL(address, this.home);
    if (url.origin !== this.home) return { status: 0, url: url.href, text: '' };
    const sent = [...this.cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const path =
        attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, { value, path });
    }
    const location = answer.headers.get('location');
    if (location !== null) return this.open(new URL(location, url).href);
    return { status: answer.status, url: url.href, text: await answer.text() };
  }

  /** Submits the form whose action has this suffix. */
  async submit(
    page: { url: string; text: string },
    ending: string,
    fields: Record<string, string> = {},
  ): Promise<{ status: number; url: string; text: string }> {
    const action = [...page.text.matchAll(/action="([^"]+)"/g)]
      .map((match) => match[1]!)
      .find((candidate) => candidate.endsWith(ending));
    if (action === undefined) throw new Error(`No form ${ending} in ${page.text}`);
    return this.open(new URL(action, page.url).href, fields);
  }
}
