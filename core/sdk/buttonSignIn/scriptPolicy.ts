/**
 * Third parties whose script fetches more of itself and knows nothing of Trusted Types: the browser asks the document's default policy
 * about the addresses. It lets through what a plugin has named, and makes nothing else pass: no markup, no code in text.
 */

interface PolicyFactory {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (url: string) => string }): unknown;
}

const origins = new Set<string>();
let made = false;

/** Scripts of the origin of `url` may be fetched by scripts. The plugin's manifest names the policy `default` under `trustedTypes`. */
export function allowScriptsFrom(url: string): void {
  origins.add(new URL(url).origin);
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  if (made || trustedTypes === undefined) return;
  made = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (asked) => {
      if (URL.canParse(asked) && origins.has(new URL(asked).origin)) return asked;
      throw new TypeError('A script may not fetch another one from there.');
    },
  });
}
