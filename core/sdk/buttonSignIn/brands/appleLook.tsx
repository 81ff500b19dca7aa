/** Apple's button: white on dark backgrounds, black on light ones, with Apple's mark. */
import type { BrandLook } from '../BrandButton';
import styles from './apple.module.css';

/** `ground` is the realm's background color as `#rrggbb`. */
export const appleLook = (ground: string): BrandLook => ({
  className: isDark(ground) ? styles['white'] : styles['black'],
  mark: <Mark />,
});

function Mark() {
  return (
    <svg viewBox="3.500 2.500 17 19" width="1.150em" height="1.300em" fill="currentColor" aria-hidden="true">
      <path d="M16.900 12.700c0-2.200 1.800-3.300 1.900-3.400-1-1.500-2.600-1.700-3.200-1.700-1.400-.1-2.700.8-3.400.8-.7 0-1.700-.8-2.900-.8-1.500 0-2.800.9-3.600 2.200-1.500 2.600-.4 6.500 1.100 8.600.7 1 1.600 2.200 2.700 2.200 1.100 0 1.500-.7 2.800-.7s1.700.7 2.800.7c1.200 0 1.900-1.100 2.600-2.100.8-1.200 1.200-2.300 1.200-2.400 0 0-2-.8-2-3.400ZM14.600 6.200c.6-.7 1-1.700.9-2.700-.9 0-2 .6-2.600 1.300-.6.7-1.100 1.700-.9 2.700 1 .1 2-.5 2.600-1.300Z" />
    </svg>
  );
}

/** Darker than mid-grey by perceived luminance. */
function isDark(ground: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
