/** Avatar drawings, styled as paper cut-outs in the brand's colors. */

/** `ink` is the figure, `spark` the accent. */
export interface AvatarPiece {
  readonly d: string;
  readonly fill: 'ink' | 'spark';
}

export interface AvatarDrawing {
  /** Which pair of the brand's colors it uses: 1 to 5. */
  readonly sheet: number;
  readonly pieces: readonly AvatarPiece[];
}

/** On a grid of 96. The platform stores the names, so a name must never change its meaning. */
export const avatars = {
  moon: {
    sheet: 1,
    pieces: [
      { d: 'M58 16a34 34 0 1 0 24 46A30 30 0 0 1 58 16Z', fill: 'ink' },
      { d: 'm70 22 3 8 8 3-8 3-3 8-3-8-8-3 8-3Z', fill: 'spark' },
    ],
  },
  sun: {
    sheet: 2,
    pieces: [
      { d: 'M22 68a26 26 0 0 1 52 0Z', fill: 'spark' },
      {
        d: 'M12 74h72v7H12ZM45 16h6v18h-6ZM20 27l4-4 12 13-4 4Zm56 0-4-4-12 13 4 4ZM8 54v-6h16v6Zm80 0v-6H72v6Z',
        fill: 'ink',
      },
    ],
  },
  wave: {
    sheet: 3,
    pieces: [
      { d: 'M0 60c12-14 20-14 32 0s20 14 32 0 20-14 32 0v36H0Z', fill: 'ink' },
      { d: 'M64 18a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z', fill: 'spark' },
    ],
  },
  kite: {
    sheet: 4,
    pieces: [
      { d: 'M56 10 82 40 48 66 32 26Z', fill: 'ink' },
      { d: 'M48 66 82 40 57 37Zm-3 4c-12 6-6 14-18 16l-3-5c8-2 3-10 17-17Z', fill: 'spark' },
    ],
  },
  leaf: {
    sheet: 5,
    pieces: [
      { d: 'M46 86V44h5v42ZM46 54C22 54 14 38 14 22c22 0 32 12 32 32Z', fill: 'ink' },
      { d: 'M51 44c0-20 10-30 32-30 0 18-10 30-32 30Z', fill: 'spark' },
    ],
  },
  bird: {
    sheet: 2,
    pieces: [
      {
        d: 'M12 40c20-2 24-20 44-20 14 0 20 8 20 16l12 6-12 4c-2 22-16 32-36 32-10 0-18-4-24-12 14 2 20-2 24-8-14 2-24-6-28-18Z',
        fill: 'ink',
      },
      { d: 'M60 29a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z', fill: 'spark' },
    ],
  },
  fish: {
    sheet: 1,
    pieces: [
      { d: 'M10 48c12-20 38-24 54-6l22-16v44L64 54c-16 18-42 14-54-6Z', fill: 'ink' },
      { d: 'M30 38a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11Z', fill: 'spark' },
    ],
  },
  star: {
    sheet: 3,
    pieces: [
      {
        d: 'm48 8 11.700 11.700h16.600v16.600L88 48 76.300 59.700v16.600H59.700L48 88 36.300 76.300H19.700V59.700L8 48l11.700-11.700V19.700h16.600Z',
        fill: 'ink',
      },
      { d: 'M48 33 63 48 48 63 33 48Z', fill: 'spark' },
    ],
  },
  peak: {
    sheet: 5,
    pieces: [
      { d: 'M0 84 34 26l20 34 10-16 32 40Z', fill: 'ink' },
      { d: 'm34 26 11 19-6-2-5 5-5-5-6 2ZM72 16a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z', fill: 'spark' },
    ],
  },
  cat: {
    sheet: 4,
    pieces: [
      { d: 'M18 14 38 30h20l20-16v40c0 18-12 30-30 30S18 72 18 54Z', fill: 'ink' },
      {
        d: 'M36 48a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11Zm24 0a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11ZM43 64h10l-5 6Z',
        fill: 'spark',
      },
    ],
  },
} as const satisfies Readonly<Record<string, AvatarDrawing>>;

export type AvatarName = keyof typeof avatars;

export const avatarNames = Object.keys(avatars) as readonly AvatarName[];

/** The avatar to draw: the platform's, else one derived deterministically from the id. */
export function avatarOf({
  id,
  avatar,
}: {
  readonly id: string;
  readonly avatar?: string | null | undefined;
}): AvatarName {
  if (avatar && Object.hasOwn(avatars, avatar)) return avatar as AvatarName;
  const sum = [...id].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
  return avatarNames[sum % avatarNames.length] ?? 'moon';
}
