/** Failures of loading and playing as message keys, with the way on that each of them has. */
import { isKey } from '../../sdk/serverMessage';

/** What playing failed with. */
export interface PlayerFailure {
  readonly messageKey: PlayerMessageKey;
  /** What the viewer can do besides going back. */
  readonly remedy: 'retry' | 'signIn';
  /** HTTP status; null when there was no answer, or none that mattered. */
  readonly status: number | null;
  /** The key of the platform's own words for what it refused, which it may have: `playerError_` and the code of its answer (API-036). */
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

/** An error as shaka-player throws it. */
export interface ShakaFailure {
  readonly code: number;
  readonly category: number;
  readonly severity?: number;
  readonly data?: readonly unknown[];
}

/** Codes of the platform's error answers that say: not from where you are (PLY-078). */
const outsideRegionCodes: ReadonlySet<string> = new Set(['OUTSIDE_REGION', 'GEOBLOCKED', 'GEO_BLOCKED', 'outsideRegion', 'geoblocked']);

const byStatus: Readonly<Partial<Record<number, Pick<PlayerFailure, 'messageKey' | 'remedy'>>>> = {
  401: { messageKey: 'playerErrorUnauthorised', remedy: 'signIn' },
  403: { messageKey: 'playerErrorForbidden', remedy: 'retry' },
  409: { messageKey: 'playerErrorConcurrency', remedy: 'retry' },
  424: { messageKey: 'playerErrorDependency', remedy: 'retry' },
  428: { messageKey: 'playerErrorPreconditionRequired', remedy: 'signIn' },
  451: { messageKey: 'playerErrorOutsideRegion', remedy: 'retry' },
};

/** The message of a player error by status and the platform's error code (PLY-077, PLY-078). */
export function playerFailure(status: number | null, code?: string): PlayerFailure {
  if (code !== undefined && outsideRegionCodes.has(code)) return { messageKey: 'playerErrorOutsideRegion', remedy: 'retry', status };
  const words = code === undefined || !isKey(code) ? {} : { platformKey: `playerError_${code}` };
  return { ...((status === null ? undefined : byStatus[status]) ?? { messageKey: 'playerErrorDefault', remedy: 'retry' }), status, ...words };
}

/** The message of a video whose page could not be loaded (PLY-075). */
export function videoLoadMessage(status: number | null): 'videoLoadForbidden' | 'videoLoadFailed' {
  return status === 403 ? 'videoLoadForbidden' : 'videoLoadFailed';
}

/** Shaka's bad HTTP status (1001): the status stands second in its data. A licence request carries that error within its own (6007). */
export function statusOfShaka({ code, data = [] }: ShakaFailure): number | null {
  if (code === 1001) return typeof data[1] === 'number' ? data[1] : null;
  const [inner] = data;
  return code === 6007 && isShakaFailure(inner) ? statusOfShaka(inner) : null;
}

/** A load that another one replaced, or that ended with its player: nothing went wrong. */
export function isInterruption(error: unknown): boolean {
  return isShakaFailure(error) && (error.code === 7000 || error.code === 7001 || error.code === 7003);
}

/** Whether a value is an error of shaka-player. */
export function isShakaFailure(error: unknown): error is ShakaFailure {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number' && 'category' in error;
}
