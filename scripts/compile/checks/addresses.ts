/** Addresses are encrypted, unless they are on this machine; origins that are compared are written as a browser says them. */
import { textsIn } from '../jsonDocument';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

export function* checkAddresses({ realm, origins }: CheckContext): Generator<Finding> {
  if (realm.platform?.url?.startsWith('{platform}') === true) {
    yield atValue('/platform/url', 'bad-format', '{platform} stands for this very value, so it cannot stand here.');
  }
  for (const [index, origin] of (realm.settings?.trustedEmbedOrigins ?? []).entries()) {
    // What the schema refused is not there any more.
    if (typeof origin !== 'string') continue;
    const said = URL.canParse(origin) ? new URL(origin).origin : null;
    if (said !== origin) yield atValue(`/settings/trustedEmbedOrigins/${index}`, 'bad-format', `${origin} is not how a browser says an origin, so no page would ever be at it.`, said);
  }
  for (const { pointer, text } of textsIn(realm)) {
    if (!text.startsWith('http://') || isLocal(text) || origins.sourceOf(pointer).kind !== 'document') continue;
    yield atValue(pointer, 'insecure-origin', `${text} is not encrypted: browsers refuse it on a page that is.`, text.replace(/^http:/, 'https:'), 'warning');
  }
}

function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';
}
