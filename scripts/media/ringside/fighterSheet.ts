// What a fighter's portrait is drawn from.
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

export const inks = (paper: keyof typeof INK, dark: keyof typeof INK, spot: keyof typeof INK): Inks => ({
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

export const sheet = (build: FighterBuild, flip: 1 | -1, ink: Inks, backdrop: Backdrop): FighterSheet => ({
  build,
  flip,
  inks: ink,
  backdrop,
});
export const body = (shoulders: number, neck: number, arms: number, waist: number) => ({
  shoulders,
  neck,
  arms,
  waist,
});
export const face = (
  head: FighterBuild['head'],
  jaw: number,
  nose: FighterBuild['nose'],
  brow: number,
  lips: number,
) => ({ head, jaw, nose, brow, lips });
export const pose = (guard: FighterBuild['guard'], turn: number, tilt: number) => ({ guard, turn, tilt });
