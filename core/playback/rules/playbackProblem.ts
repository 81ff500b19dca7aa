/** What stopped playback, from whatever was thrown: a refusal that can be answered, or a failure with its message. */
import { CallError } from '../../sdk';
import type { Licence, PlaybackRefusal } from './playbackAccess';
import { isShakaFailure, playerFailure, statusOfShaka, type PlayerFailure } from './playerError';

/** The manifest names no stream that can be played (PLY-065). */
export class NoStream extends Error {
  override readonly name = 'NoStream';
  constructor() {
    super('There is no stream that this browser plays.');
  }
}

export type PlaybackProblem =
  | { readonly kind: 'refused'; readonly refusal: PlaybackRefusal }
  | { readonly kind: 'failed'; readonly failure: PlayerFailure; readonly noStream: boolean };

/** PLY-033, PLY-077, PLY-078. A 403 that names licences is a denial that can be bought open. */
export function playbackProblem(error: unknown): PlaybackProblem {
  const status = statusOf(error);
  const code = error instanceof CallError ? error.code : undefined;
  const licences = error instanceof CallError ? licencesIn(error.body) : [];
  if (status === 403 && licences.length > 0) return { kind: 'refused', refusal: { kind: 'denied', licences, status } };
  const failure: PlayerFailure = hadNoAnswer(error) ? { messageKey: 'playerErrorConnection', remedy: 'retry', status: null } : playerFailure(status, code);
  return { kind: 'failed', failure, noStream: error instanceof NoStream || status === 404 };
}

/** Nothing answered: what is lost is the connection, and not what was asked for. */
export function hadNoAnswer(error: unknown): boolean {
  if (error instanceof CallError) return error.status === 0;
  return isShakaFailure(error) && error.category === 1 && statusOfShaka(error) === null;
}

/** The HTTP status behind an error; null when there was no answer. */
export function statusOf(error: unknown): number | null {
  if (error instanceof CallError) return error.status || null;
  if (typeof Response !== 'undefined' && error instanceof Response) return error.status;
  return isShakaFailure(error) ? statusOfShaka(error) : null;
}

function licencesIn(body: unknown): readonly Licence[] {
  const { licences } = (body ?? {}) as { readonly licences?: unknown };
  return Array.isArray(licences) ? (licences as Licence[]) : [];
}
