/** Which class of screen a window is. */
import { DESKTOP_MAX_WIDTH, MOBILE_MAX_HEIGHT, MOBILE_MAX_WIDTH, TABLET_MAX_WIDTH } from '../sdk/constants';

export type DeviceClass = 'mobile' | 'tablet' | 'desktop' | 'tv';

/** RLM-052 to RLM-056: a low window is mobile whatever its width. Sizes in CSS px. */
export function deviceClass(width: number, height: number): DeviceClass {
  if (width <= MOBILE_MAX_WIDTH || height <= MOBILE_MAX_HEIGHT) return 'mobile';
  if (width <= TABLET_MAX_WIDTH) return 'tablet';
  return width <= DESKTOP_MAX_WIDTH ? 'desktop' : 'tv';
}

/** How many cards stand beside each other (RLM-062 to RLM-069). */
export function cardColumns(width: number): number {
  if (width < 480) return 1;
  if (width <= TABLET_MAX_WIDTH) return 2;
  const columns = [
    [1440, 3],
    [1680, 4],
    [2000, 5],
    [3000, 6],
    [4000, 7],
  ] as const;
  return columns.find(([below]) => width < below)?.[1] ?? 8;
}
