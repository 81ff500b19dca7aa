/** The unkind modes by name, and the validation of a set of them. */

/** Each mode with its delay in milliseconds, used where the request names none. */
export const unkindModeDelays = {
  /**
   * Two paying calls of one account run concurrently: both read before either writes, if the second arrives
   * within this time.
   */
  parallel: 150,
  /** A paying call is processed; its response is sent after the client's timeout. */
  lateAnswer: 35_000,
  /** A paying call is processed; the connection closes before the response. */
  lostAnswer: 0,
  /** The basket is emptied at once; the licence or gift is activated later. */
  lateActivation: 10_000,
  /** The bank's payment webhook is delivered twice. */
  duplicateWebhooks: 5_000,
  /** The price rises when the paying call arrives, once per product and account. */
  priceChange: 0,
} as const;

export type UnkindModeName = keyof typeof unkindModeDelays;

export interface UnkindMode {
  /** How often it acts; default: always. */
  readonly times?: number;
  readonly afterMs?: number;
}

export type UnkindModeSet = Readonly<Partial<Record<UnkindModeName, UnkindMode>>>;

/** Empty when the set is valid. */
export function unkindModeProblems(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return ['An object of modes is expected.'];
  return Object.entries(value).flatMap(([name, mode]: [string, unknown]) => {
    if (!Object.hasOwn(unkindModeDelays, name))
      return [`${name} is no mode. There are ${Object.keys(unkindModeDelays).join(', ')}.`];
    if (typeof mode !== 'object' || mode === null || Array.isArray(mode))
      return [`${name}: a mode is an object.`];
    return Object.entries(mode).flatMap(([key, entry]: [string, unknown]) => {
      const fits =
        key === 'times'
          ? Number.isInteger(entry) && (entry as number) > 0
          : key === 'afterMs' && typeof entry === 'number' && entry >= 0;
      return fits ? [] : [`${name}: ${key} is not right.`];
    });
  });
}
