// The build and portrait inks of each fighter of ringside.
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

const inks = (paper: keyof typeof INK, dark: keyof typeof INK, spot: keyof typeof INK): Inks => ({
  paper: INK[paper],
  dark: INK[dark],
  spot: INK[spot],
});

/** The backdrop of a fighter's portrait. */
export type Backdrop = 'rays' | 'disc' | 'bars' | 'ropes' | 'blocks' | 'rings' | 'torn' | 'arena';

export interface FighterSheet {
  readonly build: FighterBuild;
  readonly flip: 1 | -1;
  readonly inks: Inks;
  readonly backdrop: Backdrop;
}

const sheet = (build: FighterBuild, flip: 1 | -1, ink: Inks, backdrop: Backdrop): FighterSheet => ({
  build,
  flip,
  inks: ink,
  backdrop,
});
const man = { top: false, beard: false } as const;
const woman = { top: true, beard: false, shoulders: 0.84 } as const;

export const sheets: Readonly<Record<string, FighterSheet>> = {
  vance: sheet(
    { ...man, shoulders: 1, guard: [-0.12, 0.04], turn: 0.34, tilt: 0.06, hair: 'crop', beard: true },
    1,
    inks('bone', 'coal', 'sea'),
    'bars',
  ),
  thiandoum: sheet(
    { ...man, shoulders: 1.06, guard: [0.02, -0.12], turn: -0.36, tilt: -0.05, hair: 'shaved' },
    -1,
    inks('ember', 'coal', 'mustard'),
    'rays',
  ),
  korhonen: sheet(
    { ...woman, guard: [-0.06, 0.06], turn: 0.28, tilt: 0.1, hair: 'braids' },
    1,
    inks('sky', 'plum', 'bone'),
    'blocks',
  ),
  barragan: sheet(
    { ...woman, guard: [-0.2, 0.02], turn: -0.4, tilt: -0.12, hair: 'bun' },
    -1,
    inks('mustard', 'oxblood', 'ember'),
    'disc',
  ),
  asanteboyd: sheet(
    { ...man, shoulders: 1.16, guard: [-0.24, -0.16], turn: 0.12, tilt: 0.03, hair: 'hood' },
    1,
    inks('acid', 'coal', 'slate'),
    'arena',
  ),
  danchenko: sheet(
    { ...man, shoulders: 1.13, guard: [-0.16, -0.02], turn: -0.24, tilt: 0.08, hair: 'crop', beard: true },
    -1,
    inks('bone', 'coal', 'ember'),
    'torn',
  ),
  arriaga: sheet(
    { ...man, shoulders: 0.96, guard: [0.06, -0.1], turn: 0.5, tilt: -0.04, hair: 'crop' },
    1,
    inks('sea', 'coal', 'acid'),
    'rings',
  ),
  castellane: sheet(
    { ...man, shoulders: 0.92, guard: [-0.1, 0], turn: -0.46, tilt: 0.12, hair: 'crop', beard: true },
    -1,
    inks('rose', 'plum', 'bone'),
    'ropes',
  ),
  quiroga: sheet(
    { ...man, shoulders: 0.95, guard: [-0.02, -0.18], turn: 0.2, tilt: -0.14, hair: 'braids', beard: true },
    1,
    inks('cobalt', 'coal', 'mustard'),
    'rays',
  ),
  morikane: sheet(
    { ...man, shoulders: 0.9, guard: [-0.08, 0.08], turn: -0.18, tilt: 0.02, hair: 'crop' },
    -1,
    inks('bone', 'oxblood', 'rose'),
    'rings',
  ),
  tamihana: sheet(
    { ...woman, shoulders: 0.9, guard: [-0.14, -0.06], turn: 0.42, tilt: 0.08, hair: 'tail' },
    1,
    inks('acid', 'plum', 'cobalt'),
    'torn',
  ),
  naircollins: sheet(
    { ...woman, shoulders: 0.8, guard: [0, 0.1], turn: -0.3, tilt: -0.06, hair: 'tail' },
    -1,
    inks('ember', 'plum', 'bone'),
    'blocks',
  ),
  okonjobell: sheet(
    { ...man, shoulders: 1.15, guard: [-0.18, 0.02], turn: 0.3, tilt: -0.04, hair: 'shaved', beard: true },
    1,
    inks('cobalt', 'coal', 'bone'),
    'disc',
  ),
  eiriksson: sheet(
    { ...man, shoulders: 1.2, guard: [-0.05, -0.14], turn: -0.2, tilt: 0.06, hair: 'tail', beard: true },
    -1,
    inks('sky', 'coal', 'ember'),
    'torn',
  ),
  wrona: sheet(
    { ...man, shoulders: 1.08, guard: [0.04, -0.04], turn: 0.44, tilt: 0.02, hair: 'crop' },
    1,
    inks('rose', 'oxblood', 'acid'),
    'blocks',
  ),
  kanoute: sheet(
    { ...man, shoulders: 1.05, guard: [-0.22, -0.1], turn: -0.34, tilt: -0.08, hair: 'hood' },
    -1,
    inks('mustard', 'coal', 'cobalt'),
    'bars',
  ),
  vladescu: sheet(
    { ...man, shoulders: 1.02, guard: [-0.08, 0.05], turn: 0.16, tilt: 0.1, hair: 'crop', beard: true },
    1,
    inks('slate', 'coal', 'ember'),
    'rings',
  ),
  falcato: sheet(
    { ...man, shoulders: 0.98, guard: [-0.14, -0.12], turn: -0.48, tilt: -0.02, hair: 'crop' },
    -1,
    inks('bone', 'plum', 'ember'),
    'arena',
  ),
  hartwig: sheet(
    { ...man, shoulders: 0.97, guard: [0, 0.02], turn: 0.38, tilt: -0.1, hair: 'shaved' },
    1,
    inks('acid', 'oxblood', 'bone'),
    'ropes',
  ),
  pemberton: sheet(
    { ...man, shoulders: 0.99, guard: [-0.2, -0.02], turn: -0.26, tilt: 0.05, hair: 'braids' },
    -1,
    inks('sea', 'plum', 'mustard'),
    'rays',
  ),
  abenov: sheet(
    { ...man, shoulders: 0.93, guard: [-0.04, -0.08], turn: 0.24, tilt: 0.08, hair: 'crop' },
    1,
    inks('ember', 'coal', 'sky'),
    'torn',
  ),
  echeverri: sheet(
    { ...man, shoulders: 0.9, guard: [-0.16, 0.04], turn: -0.4, tilt: -0.06, hair: 'tail' },
    -1,
    inks('mustard', 'plum', 'rose'),
    'disc',
  ),
  rattanakul: sheet(
    { ...man, shoulders: 0.88, guard: [0.03, -0.15], turn: 0.32, tilt: 0.04, hair: 'crop' },
    1,
    inks('cobalt', 'coal', 'acid'),
    'bars',
  ),
  duffyrahman: sheet(
    { ...man, shoulders: 0.89, guard: [-0.1, -0.05], turn: -0.14, tilt: -0.12, hair: 'hood' },
    -1,
    inks('sea', 'coal', 'bone'),
    'blocks',
  ),
  zabaleta: sheet(
    { ...man, shoulders: 0.86, guard: [-0.06, 0.07], turn: 0.46, tilt: 0.03, hair: 'crop', beard: true },
    1,
    inks('rose', 'coal', 'cobalt'),
    'rings',
  ),
  olavsson: sheet(
    { ...man, shoulders: 1.12, guard: [-0.12, -0.18], turn: -0.3, tilt: 0.09, hair: 'shaved', beard: true },
    -1,
    inks('slate', 'oxblood', 'sky'),
    'arena',
  ),
  delorme: sheet(
    { ...woman, guard: [-0.1, 0.03], turn: 0.36, tilt: -0.05, hair: 'bun' },
    1,
    inks('rose', 'plum', 'mustard'),
    'ropes',
  ),
  khumaloreid: sheet(
    { ...woman, shoulders: 0.88, guard: [-0.02, -0.1], turn: -0.38, tilt: 0.07, hair: 'braids' },
    -1,
    inks('mustard', 'coal', 'sea'),
    'rays',
  ),
  sakuragawa: sheet(
    { ...woman, shoulders: 0.78, guard: [-0.18, 0.05], turn: 0.22, tilt: 0.11, hair: 'tail' },
    1,
    inks('bone', 'cobalt', 'rose'),
    'disc',
  ),
  peralta: sheet(
    { ...woman, shoulders: 0.82, guard: [0.02, -0.06], turn: -0.44, tilt: -0.09, hair: 'bun' },
    -1,
    inks('ember', 'oxblood', 'acid'),
    'blocks',
  ),
};
