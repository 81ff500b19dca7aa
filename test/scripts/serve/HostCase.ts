import type { HostRequest } from './engines';

export interface HostCase extends HostRequest {
  readonly what: string;
  readonly status: number;
  /** Headers of the answer; null for one that it does not have. */
  readonly expected?: Readonly<Record<string, string | RegExp | null>>;
  /** What the body contains, decompressed. */
  readonly contains?: string;
  /** Asks again with the entity tag of the first answer. */
  readonly revalidates?: true;
}
