/**
 * Converts a thrown value into the reason why playback stopped: a refusal that a purchase resolves, or a
 * failure with a message.
 */
import type { Licence } from '../../generated/platform';
import { CallError } from '../../sdk/platform';
import type { PlaybackRefusal } from './playbackAccess';
import { isShakaFailure, playerFailure, statusOfShaka, type PlayerFailure } from './playerError';

/** The manifest has no playable stream (PLY-065). */
export class NoStream extends Error {
  override readonly name = 'NoStream';
  constructor() {
    super('There is no stream that this browser plays.');
  }
}

export type PlaybackProblem =
  | { readonly kind: 'refused'; readonly refusal: PlaybackRefusal }
  | { readonly kind: 'failed'; readonly failure: PlayerFailure; readonly noStream: boolean };

/** PLY-033, PLY-077, PLY-078. A 403 with licences is a denial that a purchase resolves. */
export function playbackProblem(error: unknown): PlaybackProblem {
  const status = statusOf(error);
  const code = error instanceof CallError ? error.code : undefined;
  const licences = error instanceof CallError ? licencesIn(error.body) : [];
  if (status === 403 && licences.length > 0)
    return { kind: 'refused', refusal: { kind: 'denied', licences, status } };
  const failure: PlayerFailure = hadNoAnswer(error)
    ? { messageKey: 'playerErrorConnection', remedy: 'retry', status: null }
    : playerFailure(status, code);
  return { kind: 'failed', failure, noStream: error instanceof NoStream || status === 404 };
}

/** Whether there was no answer at all: the connection failed, not the request. */
export function hadNoAnswer(error: unknown): boolean {
  if (error instanceof CallError) return error.status === 0;
  return isShakaFailure(error) && error.category === 1 && statusOfShaka(error) === null;
}

/** The HTTP status behind an error; null if there was no answer. */
export function statusOf(error: unknown): number | null {
  if (error instanceof CallError) return error.status || null;
  if (typeof Response !== 'undefined' && error instanceof Response) return error.status;
  return isShakaFailure(error) ? statusOfShaka(error) : null;
}

function licencesIn(body: unknown): readonly Licence[] {
  const { licences } = (body ?? {}) as { readonly licences?: unknown };
  return Array.isArray(licences) ? (licences as Licence[]) : [];
}
