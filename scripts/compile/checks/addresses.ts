/**
 * Checks that addresses parse and use https (except on this machine), and that origins are written in
 * serialised form.
 */
import { originProblem } from '../addressForms';
import { textsIn } from '../jsonDocument';
import { valueAt } from '../jsonPointer';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

export function* checkAddresses({ realm, visits, origins, inherited }: CheckContext): Generator<Finding> {
  const url = realm.platform?.url;
  if (url?.startsWith('{platform}') === true)
    yield atValue(
      '/platform/url',
      'bad-format',
      '{platform} means this very value, so it cannot be used here.',
    );
  if (origins.isFromEnvironment('/platform/url') && valueAt(inherited, '/platform/url') === undefined) {
    yield atValue(
      '/platform',
      'missing-key',
      '"platform" lacks "url": npm start uses the sandbox, and a site in service needs an address.',
      'Add "url".',
      'warning',
    );
  }
  for (const { pointer, value, schema: own } of visits) {
    if (typeof value !== 'string' || value.startsWith('{platform}')) continue;
    if (own['x-origin'] === true && !value.includes('*')) {
      const origin = URL.canParse(value) ? new URL(value).origin : null;
      if (origin === value) continue;
      const { message, suggestion } = originProblem(value);
      yield atValue(pointer, 'bad-format', message, suggestion);
    } else if (own['x-url'] === true && /^https?:/.test(value) && !URL.canParse(value)) {
      yield atValue(pointer, 'bad-format', `"${value}" is no address that a browser can open.`);
    }
  }
  for (const { pointer, text } of textsIn(realm, (each) => each.startsWith('http://'))) {
    if (isLocal(text) || origins.kindOf(pointer) !== 'document') continue;
    yield atValue(
      pointer,
      'insecure-origin',
      `${text} is not encrypted: browsers refuse it on a page that is.`,
      text.replace(/^http:/, 'https:'),
      'warning',
    );
  }
}

function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1' ||
    hostname === '[::1]'
  );
}
