/** The platform's control API: reset to the seed, and fault injection. */
import type { Fault } from '../../../scripts/sandbox/control/faults';
import { platformOf, type SiteName } from './addresses';

async function control(site: SiteName, method: string, path: string, body?: unknown): Promise<void> {
  const answer = await fetch(`${platformOf(site)}/__sandbox${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok)
    throw new Error(`The sandbox refused ${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** Restores accounts and viewer data to the seed; clears faults. */
export const resetSandbox = (site: SiteName = 'site'): Promise<void> => control(site, 'POST', '/reset');
/** Replaces the list of faults. */
export const setFaults = (faults: readonly Fault[], site: SiteName = 'site'): Promise<void> =>
  control(site, 'PUT', '/faults', faults);
/** The faults that can still match. */
export const faultsLeft = async (site: SiteName = 'site'): Promise<readonly Fault[]> =>
  (await fetch(`${platformOf(site)}/__sandbox/faults`)).json() as Promise<Fault[]>;
export const clearFaults = (site: SiteName = 'site'): Promise<void> => control(site, 'DELETE', '/faults');

/** One platform call from outside the browser. Returns its body; throws on an error status. */
export async function callPlatform(
  realm: string,
  method: string,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: unknown } = {},
): Promise<unknown> {
  const answer = await fetch(`${platformOf('site')}${path}`, {
    method,
    headers: {
      'x-api-key': `${realm}-web`,
      'accept-language': 'en',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** The newest mail to a recipient, with its link. Throws when there is none. */
export async function newestMail(
  recipient: string,
  site: SiteName = 'site',
): Promise<{ readonly subject: string; readonly link: string }> {
  const mails = (await (await fetch(`${platformOf(site)}/__sandbox/mail`)).json()) as readonly {
    readonly recipient: string;
    readonly subject: string;
    readonly body: string;
  }[];
  const mail = mails.find((each) => each.recipient === recipient);
  const link = mail === undefined ? undefined : /https?:\/\/\S+/.exec(mail.body)?.[0];
  if (mail === undefined || link === undefined)
    throw new Error(`There is no mail with a link to ${recipient}.`);
  return { subject: mail.subject, link };
}
