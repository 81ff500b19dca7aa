// How each fighter of ringside is built, and in which inks the portrait is printed.
import type { FighterBuild } from './fighterScene';
import type { Inks } from './print';

export const INK = {
  coal: '#0a0a0c',
  bone: '#f3ede0',
  ember: '#ff4a1c',
  acid: '#e6ff3f',
  oxblood: '#7d1524',
  cobalt: '#2a3cff',
  sea: '#12a594',
  mustard: '#f4b21f',
  rose: '#ff93a6',
  slate: '#59606f',
  sky: '#8fc7ff',
  plum: '#3b1a4a',
} as const;

const inks = (paper: keyof typeof INK, dark: keyof typeof INK, spot: keyof typeof INK): Inks => ({ paper: INK[paper], dark: INK[dark], spot: INK[spot] });

/** What stands behind a fighter in the portrait. */
export type Backdrop = 'rays' | 'disc' | 'bars' | 'ropes' | 'blocks' | 'rings' | 'torn' | 'arena';

export interface FighterSheet {
  readonly build: FighterBuild;
  readonly flip: 1 | -1;
  readonly inks: Inks;
  readonly backdrop: Backdrop;
}

const sheet = (build: FighterBuild, flip: 1 | -1, ink: Inks, backdrop: Backdrop): FighterSheet => ({ build, flip, inks: ink, backdrop });
const man = { top: false, beard: false } as const;
const woman = { top: true, beard: false, shoulders: 0.84 } as const;

export const sheets: Readonly<Record<string, FighterSheet>> = {
  vance: sheet({ ...man, shoulders: 1, guard: [-0.12, 0.04], turn: 0.34, tilt: 0.06, hair: 'crop', beard: true }, 1, inks('bone', 'coal', 'sea'), 'bars'),
  thiandoum: sheet({ ...man, shoulders: 1.06, guard: [0.02, -0.12], turn: -0.36, tilt: -0.05, hair: 'shaved' }, -1, inks('ember', 'coal', 'mustard'), 'rays'),
  korhonen: sheet({ ...woman, guard: [-0.06, 0.06], turn: 0.28, tilt: 0.1, hair: 'braids' }, 1, inks('sky', 'plum', 'bone'), 'blocks'),
  barragan: sheet({ ...woman, guard: [-0.2, 0.02], turn: -0.4, tilt: -0.12, hair: 'bun' }, -1, inks('mustard', 'oxblood', 'ember'), 'disc'),
  asanteboyd: sheet({ ...man, shoulders: 1.16, guard: [-0.24, -0.16], turn: 0.12, tilt: 0.03, hair: 'hood' }, 1, inks('acid', 'coal', 'slate'), 'arena'),
  danchenko: sheet({ ...man, shoulders: 1.13, guard: [-0.16, -0.02], turn: -0.24, tilt: 0.08, hair: 'crop', beard: true }, -1, inks('bone', 'coal', 'ember'), 'torn'),
  arriaga: sheet({ ...man, shoulders: 0.96, guard: [0.06, -0.1], turn: 0.5, tilt: -0.04, hair: 'crop' }, 1, inks('sea', 'coal', 'acid'), 'rings'),
  castellane: sheet({ ...man, shoulders: 0.92, guard: [-0.1, 0], turn: -0.46, tilt: 0.12, hair: 'crop', beard: true }, -1, inks('rose', 'plum', 'bone'), 'ropes'),
  quiroga: sheet({ ...man, shoulders: 0.95, guard: [-0.02, -0.18], turn: 0.2, tilt: -0.14, hair: 'braids', beard: true }, 1, inks('cobalt', 'coal', 'mustard'), 'rays'),
  morikane: sheet({ ...man, shoulders: 0.9, guard: [-0.08, 0.08], turn: -0.18, tilt: 0.02, hair: 'crop' }, -1, inks('bone', 'oxblood', 'rose'), 'rings'),
  tamihana: sheet({ ...woman, shoulders: 0.9, guard: [-0.14, -0.06], turn: 0.42, tilt: 0.08, hair: 'tail' }, 1, inks('acid', 'plum', 'cobalt'), 'torn'),
  naircollins: sheet({ ...woman, shoulders: 0.8, guard: [0, 0.1], turn: -0.3, tilt: -0.06, hair: 'tail' }, -1, inks('ember', 'plum', 'bone'), 'blocks'),
};
