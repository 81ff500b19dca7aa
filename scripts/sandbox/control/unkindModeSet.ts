/** The unkind modes by name, and what is wrong with a set of them that came in. */

/** Each mode with the milliseconds after which it acts, where it acts later and is not told when. */
export const unkindModeDelays = {
  /** Paying calls of one account are processed at the same time: two read before either writes, if the second comes in this time. */
  parallel: 150,
  /** A paying call is processed; its answer comes when the client has given up. */
  lateAnswer: 35_000,
  /** A paying call is processed; its connection breaks before the answer. */
  lostAnswer: 0,
  /** The basket is emptied at once; the licence or gift becomes active later. */
  lateActivation: 10_000,
  /** The bank's notice of a payment is delivered again. */
  duplicateWebhooks: 5_000,
  /** The price rises when the paying call arrives, once for each thing and account. */
  priceChange: 0,
} as const;

export type UnkindModeName = keyof typeof unkindModeDelays;

export interface UnkindMode {
  /** How often it acts; without it, always. */
  readonly times?: number;
  readonly afterMs?: number;
}

export type UnkindModeSet = Readonly<Partial<Record<UnkindModeName, UnkindMode>>>;

/** Empty when the set can be used. */
export function unkindModeProblems(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['An object of modes is expected.'];
  return Object.entries(value).flatMap(([name, mode]: [string, unknown]) => {
    if (!Object.hasOwn(unkindModeDelays, name)) return [`${name} is no mode. There are ${Object.keys(unkindModeDelays).join(', ')}.`];
    if (typeof mode !== 'object' || mode === null || Array.isArray(mode)) return [`${name}: a mode is an object.`];
    return Object.entries(mode).flatMap(([key, entry]: [string, unknown]) => {
      const fits = key === 'times' ? Number.isInteger(entry) && (entry as number) > 0 : key === 'afterMs' && typeof entry === 'number' && entry >= 0;
      return fits ? [] : [`${name}: ${key} is not right.`];
    });
  });
}
