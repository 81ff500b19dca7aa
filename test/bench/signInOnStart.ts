/** Browser context whose pages start signed in, as on a return visit. */
import type { BrowserContext } from 'playwright-core';

export interface SignInPlace {
  /** Scheme, host and port of the sandbox. */
  readonly sandboxUrl: string;
  /** Base URL of the realm, without a path. */
  readonly address: string;
  readonly realm: string;
}

/** `account`: local part of a demo account's e-mail. */
export async function signInOnStart(
  context: BrowserContext,
  { sandboxUrl, address, realm }: SignInPlace,
  account: string,
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': `${realm}-web`, 'accept-language': 'en' },
    body: JSON.stringify({ id: `${account}@${realm}.example`, secret: 'Proscenium1!' }),
  });
  const { authorisationToken, refreshToken } = (await answer.json()) as {
    authorisationToken: string;
    refreshToken: string;
  };
  await context.addInitScript(
    ([origin, access, refresh]) => {
      if (location.origin !== origin || localStorage.getItem('authToken') !== null) return;
      localStorage.setItem('authToken', access);
      localStorage.setItem('refreshToken', refresh);
      localStorage.setItem('signin.provider', 'id');
    },
    [address, authorisationToken, refreshToken] as const,
  );
}
