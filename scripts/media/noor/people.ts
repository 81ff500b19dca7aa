// Half-length people for noor's programmes: seated or standing, facing the viewer, lit from one side.
import type { Easel } from '../studio/Easel';

export interface PersonLook {
  readonly skin: string;
  /** The side of the face and body that is away from the light. */
  readonly shade: string;
  readonly dress: string;
  /** Scarf, headcloth or hair. */
  readonly head: string;
  readonly cover: 'scarf' | 'headcloth' | 'hair' | 'long hair' | 'braids';
  readonly beard?: string;
  /** A stripe of light along the dress, such as embroidery or lapels. */
  readonly trim?: string;
}

interface Place {
  /** The centre of the face, in units. */
  readonly x: number;
  readonly y: number;
  /** 1 is a face of twenty units. */
  readonly scale: number;
  /** Faces left instead of right. */
  readonly flip?: boolean;
}

const BODY = 'M-27 62Q-27 24-13 18L-5 13 5 13 13 18Q27 24 27 62Z';
const NECK = 'M-4.600 5L-5.200 17Q0 21 5.200 17L4.600 5Z';
const FACE =
  'M-7.600-3Q-7.600-11 0-11Q7.600-11 7.600-3Q7.600 4 4.400 7.600Q2 10 0 10Q-2 10-4.400 7.600Q-7.600 4-7.600-3Z';
const BEARD =
  'M-7.600-1Q-7 3-3.600 3.600Q0 2.600 3.600 3.600Q7 3 7.600-1Q8.200 6 4.800 9.600Q0 14-4.800 9.600Q-8.200 6-7.600-1Z';
const COVERS: Readonly<Record<PersonLook['cover'], readonly [behind: string, front: string]>> = {
  scarf: [
    'M0-14.500Q12-14.500 12-1Q12 12 17 22Q0 30-17 22Q-12 12-12-1Q-12-14.500 0-14.500Z',
    'M0-14.500Q12-14.500 11.600-1Q11 10 0 15.500Q-11 10-11.600-1Q-12-14.500 0-14.500ZM0-9.400Q-7-9.400-7.200-2Q-7 4-4.200 7.400Q-2 9.600 0 9.600Q2 9.600 4.200 7.400Q7 4 7.200-2Q7-9.400 0-9.400Z',
  ],
  headcloth: [
    'M0-15Q13-15 13 0Q14 16 21 30L10 32Q8 18 8 8L-8 8Q-8 18-12 34L-22 30Q-14 16-13 0Q-13-15 0-15Z',
    'M-9.600-6Q-10-15 0-15.500Q10-15 9.600-6Q5-9.600 0-9.600Q-5-9.600-9.600-6Z',
  ],
  hair: [
    'M0-13.500Q10-13.500 9.400-2L8 1-8 1-9.400-2Q-10-13.500 0-13.500Z',
    'M-8.600-2Q-9.600-13.500 1-13.500Q10-13 8.600-2Q7.600-7.600 4-9Q-4-6.500-6.600-8Q-8-6-8.600-2Z',
  ],
  'long hair': [
    'M0-14Q12-14 12 2Q12 14 14 24Q0 28-14 24Q-12 14-12 2Q-12-14 0-14Z',
    'M-8.600 0Q-10.500-13.500 1-13.500Q10.500-13 8.600 1Q8-6.600 2-9.400Q-3-6-7-5.600Q-8-3-8.600 0Z',
  ],
  braids: [
    'M0-13.500Q10.500-13.500 10-2Q11.500 6 12 20L8.600 21Q8 10 8 4L-8 4Q-8 10-8.600 21L-12 20Q-11.500 6-10-2Q-10.500-13.500 0-13.500Z',
    'M-8.400-2Q-9.600-13.500 0-13.500Q9.600-13.500 8.400-2Q6.500-8 0-9.400Q-6.500-8-8.400-2Z',
  ],
};

/** Draws a person from the head to the waist. */
export const person = (easel: Easel, look: PersonLook, { x, y, scale, flip = false }: Place): void => {
  const at = { x, y, scale, flip };
  const [behind, front] = COVERS[look.cover];
  const away = (notation: string, alpha: number): void =>
    easel.keep(
      () => {
        easel.pen.translate(x, y);
        easel.pen.scale(flip ? -scale : scale, scale);
        easel.pen.clip(new Path2D(notation), 'evenodd');
        easel.pen.fillStyle = look.shade;
        easel.pen.fill(new Path2D('M-60-40H-1.500Q-5-8-2.400 2Q-6 20-3 70H-60Z'));
      },
      { alpha },
    );
  easel.path(behind, look.head, at);
  away(behind, 0.5);
  easel.path(BODY, look.dress, at);
  away(BODY, 0.4);
  if (look.trim !== undefined) easel.path('M-4.600 16L0 34 4.600 16 6.200 18 0 42-6.200 18Z', look.trim, at);
  easel.path(NECK, look.skin, at);
  away(NECK, 0.5);
  easel.path(FACE, look.skin, at);
  away(FACE, 0.34);
  if (look.beard !== undefined) easel.path(BEARD, look.beard, at);
  const ink = '#1c1210';
  for (const side of [-1, 1]) {
    easel.path('M-1.700 0Q0-1.300 1.700 0Q0 1 -1.700 0Z', ink, {
      ...at,
      x: x + side * 3.2 * scale + (flip ? -0.6 : 0.6) * scale,
      y: y - 1.6 * scale,
    });
    easel.path('M-2.200.4Q0-1.300 2.200 0L2 .7Q0-.4-2 .9Z', ink, {
      ...at,
      x: x + side * 3.3 * scale + (flip ? -0.6 : 0.6) * scale,
      y: y - 4.2 * scale,
    });
  }
  easel.path('M.4-1Q2 2.400 1.600 3.300Q.6 3.900-.8 3.500L-.7 3Q.5 3.300.9 2.900Z', look.shade, at);
  easel.path(
    'M-2.400 5.600Q.4 5 3 5.600Q.6 8-2.400 5.600Z',
    look.beard === undefined ? '#8a3a34' : '#c4796a',
    at,
  );
  easel.path(front, look.head, at);
  away(front, 0.45);
  if (look.cover === 'headcloth')
    for (const level of [-10.6, -8.9])
      easel.path('M-9.800 0Q0-5 9.800 0L9.700 1.300Q0-3.600-9.700 1.300Z', ink, {
        ...at,
        y: y + level * scale * 0.86,
      });
};
