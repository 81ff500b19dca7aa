/** Builds the HTTP request of a call: address, headers, token, body. */
import type { Endpoint } from '../../sdk/platform';
import { requestUrl, type PathValues, type CallQuery } from './requestUrl';

export interface PlatformAddress {
  /** Scheme, host and port of the platform. */
  readonly url: string;
  /** Identifies the realm to the platform; public. Null for a server without realms. */
  readonly apiKey: string | null;
  /** Operation id to path, version included, where this platform differs from the contract (API-004). */
  readonly endpoints?: Readonly<Record<string, string>> | undefined;
  /** The selected language, read for every call (API-001). */
  readonly locale: () => string;
}

/** The loose form of the sdk's `CallInput`; callers are type-checked per operation. */
export interface GivenToCall {
  readonly path?: PathValues | undefined;
  readonly query?: CallQuery | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly outlivesPage?: boolean | undefined;
}

/**
 * PUT and DELETE use `keepalive`, so that a viewer's change completes even when the page is left or reloaded.
 * Browsers limit all such requests together to 64 KiB: one may use half, as the order of six hundred titles
 * does.
 */
const MAX_KEEPALIVE_BODY_BYTES = 32_768;
const replaces = (method: Endpoint['method']): boolean => method === 'PUT' || method === 'DELETE';

/**
 * Address and request of a call. The token is sent in the Authorization header only: not in the address, not
 * in cookies.
 */
export function platformRequest(
  { url, apiKey, endpoints = {}, locale }: PlatformAddress,
  endpoint: Endpoint,
  { path, query, body, headers, outlivesPage = replaces(endpoint.method) }: GivenToCall,
  token: string | null,
): [string, RequestInit] {
  const address = requestUrl(url, endpoints[endpoint.id] ?? endpoint.path, path, query);
  const sent: Record<string, string> = { 'accept-language': locale() };
  if (apiKey !== null) sent['x-api-key'] = apiKey;
  if (body !== undefined) sent['content-type'] = 'application/json';
  if (token !== null) sent['authorization'] = `Bearer ${token}`;
  const text = body === undefined ? '' : JSON.stringify(body);
  const init: RequestInit = {
    method: endpoint.method,
    headers: { ...sent, ...headers },
    credentials: 'omit',
    ...(outlivesPage && text.length <= MAX_KEEPALIVE_BODY_BYTES ? { keepalive: true } : {}),
  };
  return [address, body === undefined ? init : { ...init, body: text }];
}
