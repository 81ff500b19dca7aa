// The demo catalogues, in the sandbox's order.
import { lanterna } from './lanterna';
import { noor } from './noor';
import { ringside } from './ringside';
import type { Seed } from './types';

export const seeds: readonly Seed[] = [ringside, lanterna, noor];
