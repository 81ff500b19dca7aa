/**
 * Third parties whose script knows nothing of Trusted Types: the browser asks the document's default policy about the addresses it
 * fetches more of itself from, and about the markup it draws. What a plugin has named passes, and nothing else; code in text never does.
 */

interface PolicyFactory {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (url: string) => string; readonly createHTML: (markup: string) => string }): unknown;
}

const sources = new Set<string>();
let drawing = 0;
let made = false;

/**
 * Scripts of the origin of `source` may be fetched by scripts; `https://*.acme.example` stands for every host below. The plugin's
 * manifest names the policy `default` under `trustedTypes`.
 */
export function allowScriptsFrom(source: string): void {
  sources.add(new URL(source).origin);
  makePolicy();
}

/**
 * A third party may draw markup until the function it gives is called: what scripts the page runs is still up to its content security
 * policy, which takes none that stand in markup. For a provider with a page of its own only, while its screens stand.
 */
export function allowMarkup(): () => void {
  drawing += 1;
  makePolicy();
  let ended = false;
  return () => {
    if (!ended) drawing -= 1;
    ended = true;
  };
}

function makePolicy(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  if (made || trustedTypes === undefined) return;
  made = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (asked) => {
      if (URL.canParse(asked) && [...sources].some((source) => isBelow(source, new URL(asked)))) return asked;
      throw new TypeError('A script may not fetch another one from there.');
    },
    createHTML: (markup) => {
      if (drawing > 0) return markup;
      throw new TypeError('Nobody may draw markup here.');
    },
  });
}

function isBelow(source: string, { origin, protocol, host }: URL): boolean {
  const [scheme = '', domain] = source.split('//*');
  return domain === undefined ? source === origin : scheme === protocol && host.endsWith(domain);
}
