/** The entries of the servers' log. */
import type { AnswerFacts } from '../host/handler/AnswerRecord';

export type LogEntry = Readonly<Record<string, unknown>>;

/**
 * An entry of the access log. `cache` says where a page's subject came from: `miss` when the platform was asked,
 * `refused` when the limits of the realm forbade that, `hit` otherwise; null for an answer without look-up.
 */
export function accessEntry({ lookups, milliseconds, ...facts }: AnswerFacts): LogEntry {
  const sources = new Set(lookups.map(({ source }) => source));
  const used = sources.has('platform') ? 'miss' : sources.has('refused') ? 'refused' : 'hit';
  return { level: 'info', ...facts, cache: sources.size === 0 ? null : used, ms: Math.round(milliseconds) };
}

/** An entry as the servers write it: one line of JSON, with the time. */
export const logLine = (entry: LogEntry): string =>
  JSON.stringify({ time: new Date().toISOString(), ...entry });

/** Milliseconds for which entries wait, so that a busy server writes many at a time. */
export const LOG_DELAY_MS = 50;

/**
 * Writes entries to `output`, several at a time; an entry that is no information at once. Call `flush` before the
 * process ends.
 */
export function entryWriter(output: { write(text: string): unknown }): {
  readonly log: (entry: LogEntry) => void;
  readonly flush: () => void;
} {
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    output.write(text);
  };
  return {
    log: (entry) => {
      waiting += `${logLine(entry)}\n`;
      if (entry['level'] !== 'info') flush();
      else timer ??= setTimeout(flush, LOG_DELAY_MS);
    },
    flush,
  };
}

/** The message of an error. */
export const errorEntry = (error: unknown): LogEntry => ({
  level: 'error',
  message: error instanceof Error ? error.message : String(error),
});

/** The store answers after an outage of so many milliseconds. */
export const answersAgain = (outage: number): LogEntry => ({
  level: 'info',
  message: 'The store answers again.',
  outageSeconds: Math.round(outage / 1000),
});
