/** ClearKey licence server: selects the keys for a request. */
import type { SeedStream } from '../seed/streams';

/** The body of an EME ClearKey licence request. */
export interface LicenceRequest {
  /** Key ids in base64url. */
  readonly kids: readonly string[];
  readonly type?: string;
}

export interface LicenceAnswer {
  readonly keys: readonly { readonly kty: 'oct'; readonly kid: string; readonly k: string }[];
  readonly type: string;
}

/** The requested keys of one stream; undefined when there are none. */
export function licenceFor(
  stream: SeedStream | undefined,
  { kids, type = 'temporary' }: LicenceRequest,
): LicenceAnswer | undefined {
  if (stream?.kind !== 'vod' || !stream.drm) return undefined;
  const kid = base64url(stream.drm.kid);
  if (!kids.includes(kid)) return undefined;
  return { keys: [{ kty: 'oct', kid, k: base64url(stream.drm.key) }], type };
}

const base64url = (hexadecimal: string): string => Buffer.from(hexadecimal, 'hex').toString('base64url');
