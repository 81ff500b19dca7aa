/** Maps load and playback errors to message keys and remedies. */
import { isKey } from '../../sdk/serverMessage';

/** A playback failure. */
export interface PlayerFailure {
  readonly messageKey: PlayerMessageKey;
  /** What the viewer can do other than going back. */
  readonly remedy: 'retry' | 'signIn';
  /** HTTP status; null if there was no answer, or none that mattered. */
  readonly status: number | null;
  /** Key of an optional text of the platform for its refusal: `playerError_` and the error code (API-036). */
  readonly platformKey?: string;
}

export type PlayerMessageKey =
  | 'playerErrorUnauthorised'
  | 'playerErrorForbidden'
  | 'playerErrorConcurrency'
  | 'playerErrorPreconditionRequired'
  | 'playerErrorDependency'
  | 'playerErrorOutsideRegion'
  | 'playerErrorConnection'
  | 'playerErrorDefault';

/** An error thrown by shaka-player. */
export interface ShakaFailure {
  readonly code: number;
  readonly category: number;
  readonly severity?: number;
  readonly data?: readonly unknown[];
}

/** Error codes of the platform for viewers outside the region (PLY-078). */
const outsideRegionCodes: ReadonlySet<string> = new Set([
  'OUTSIDE_REGION',
  'GEOBLOCKED',
  'GEO_BLOCKED',
  'outsideRegion',
  'geoblocked',
]);

const byStatus: Readonly<Partial<Record<number, Pick<PlayerFailure, 'messageKey' | 'remedy'>>>> = {
  401: { messageKey: 'playerErrorUnauthorised', remedy: 'signIn' },
  403: { messageKey: 'playerErrorForbidden', remedy: 'retry' },
  409: { messageKey: 'playerErrorConcurrency', remedy: 'retry' },
  424: { messageKey: 'playerErrorDependency', remedy: 'retry' },
  428: { messageKey: 'playerErrorPreconditionRequired', remedy: 'signIn' },
  451: { messageKey: 'playerErrorOutsideRegion', remedy: 'retry' },
};

/** Message of a player error, by status and the platform's error code (PLY-077, PLY-078). */
export function playerFailure(status: number | null, code?: string): PlayerFailure {
  if (code !== undefined && outsideRegionCodes.has(code))
    return { messageKey: 'playerErrorOutsideRegion', remedy: 'retry', status };
  const words = code === undefined || !isKey(code) ? {} : { platformKey: `playerError_${code}` };
  return {
    ...((status === null ? undefined : byStatus[status]) ?? {
      messageKey: 'playerErrorDefault',
      remedy: 'retry',
    }),
    status,
    ...words,
  };
}

/** Message of a watch page that could not be loaded (PLY-075). */
export function videoLoadMessage(status: number | null): 'videoLoadForbidden' | 'videoLoadFailed' {
  return status === 403 ? 'videoLoadForbidden' : 'videoLoadFailed';
}

/**
 * Shaka's BAD_HTTP_STATUS (1001): the status is the second item of its data. A failed licence request (6007)
 * wraps that error.
 */
export function statusOfShaka({ code, data = [] }: ShakaFailure): number | null {
  if (code === 1001) return typeof data[1] === 'number' ? data[1] : null;
  const [inner] = data;
  return code === 6007 && isShakaFailure(inner) ? statusOfShaka(inner) : null;
}

/** A load that was superseded or ended with its player; not an error. */
export function isInterruption(error: unknown): boolean {
  return isShakaFailure(error) && (error.code === 7000 || error.code === 7001 || error.code === 7003);
}

/** Type guard for shaka-player errors. */
export function isShakaFailure(error: unknown): error is ShakaFailure {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'number' &&
    'category' in error
  );
}
