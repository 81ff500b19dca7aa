// The demo catalogues, in the order in which the sandbox offers them.
import { lanterna } from './lanterna';
import { noor } from './noor';
import { ringside } from './ringside';
import type { Seed } from './types';

export const seeds: readonly Seed[] = [ringside, lanterna, noor];
