/**
 * For third-party scripts that do not support Trusted Types: the document's default policy decides on the
 * script URLs they load and the markup they insert. Only what a plugin has allowed passes; inline code never
 * does.
 */

interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: {
      readonly createScriptURL: (url: string) => string;
      readonly createHTML: (markup: string) => string;
    },
  ): unknown;
}

const sources = new Set<string>();
let drawing = 0;
let made = false;

/**
 * Allows scripts to load from the origin of `source`; `https://*.acme.example` covers all subdomains. The
 * plugin's manifest must list the policy `default` under `trustedTypes`.
 */
export function allowScriptsFrom(source: string): void {
  sources.add(new URL(source).origin);
  makePolicy();
}

/**
 * Allows a third party to insert markup until the returned function is called. The content security policy
 * still blocks inline scripts. Only for a provider with its own page, and only while its screens are shown.
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
      // Some scripts name the next one without its scheme.
      const url = URL.canParse(asked, document.baseURI) ? new URL(asked, document.baseURI) : null;
      if (url !== null && [...sources].some((source) => isBelow(source, url))) return asked;
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
