// A reel and a strip of film.
import type { Painter, Point } from '../../studio/Easel';

export const reel =
  (x: number, y: number, r: number, ink: string, hole: string): Painter =>
  (e) => {
    e.disc(x, y, r, ink);
    e.disc(x, y, r * 0.12, hole);
    for (let spoke = 0; spoke < 5; spoke++)
      e.disc(
        x + r * 0.56 * Math.cos(spoke * 1.257 + 0.4),
        y + r * 0.56 * Math.sin(spoke * 1.257 + 0.4),
        r * 0.25,
        hole,
      );
  };

export const strip =
  (points: readonly Point[], cell: string): Painter =>
  (e) => {
    e.line(points, '#14100e', 13);
    for (let index = 0; index < points.length - 1; index++) {
      const [a, b] = [points[index], points[index + 1]];
      if (!a || !b) continue;
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
      const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
      e.keep(() => {
        e.pen.translate(a[0], a[1]);
        e.pen.rotate(angle);
        for (let at = 1; at < far; at += 10) {
          e.box(at, -3.6, 8.4, 7.2, cell);
          for (let hole = 0; hole < 3; hole++) {
            e.box(at + hole * 3.2, -5.8, 1.7, 1.3, '#efe2c6');
            e.box(at + hole * 3.2, 4.6, 1.7, 1.3, '#efe2c6');
          }
        }
      });
    }
  };
