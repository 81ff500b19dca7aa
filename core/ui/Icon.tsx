/** Core's icons: single stroke on a 24 px grid, in the text color. */
import type { SVGProps } from 'react';

/** Icon sizes in px; the first is the default (RLM-048). */
export const ICON_SIZES = [20, 23, 38] as const;

const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  browse: 'M4 5h7v6H4Zm9 0h7v6h-7ZM4 13h7v6H4Zm9 0h7v6h-7Z',
  schedule: 'M4 6h16v14H4Zm0 4h16M8 3v5m8-5v5M8 14h3m2 0h3m-8 3h3',
  account: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 21c.6-4 3.600-6 8-6s7.400 2 8 6',
  live: 'M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM7.500 7.500a6.400 6.400 0 0 0 0 9m9-9a6.400 6.400 0 0 1 0 9M4.700 4.700a10.300 10.300 0 0 0 0 14.600M19.300 4.700a10.300 10.300 0 0 1 0 14.600',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm5 5 14 14M19 5 5 19',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  back: 'M20 12H4m7-7-7 7 7 7',
  down: 'm5 9 7 7 7-7',
  play: 'M7 4.500v15l12.500-7.500Z',
  lock: 'M6 11h12v9H6Zm2.500 0V8a3.500 3.500 0 0 1 7 0v3',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c2.700 2.600 4 5.600 4 9s-1.300 6.400-4 9c-2.700-2.600-4-5.600-4-9s1.300-6.400 4-9Z',
  signIn: 'M14 4h6v16h-6M4 12h11m-4-4 4 4-4 4',
  signOut: 'M10 4H4v16h6m-1-8h11m-4-4 4 4-4 4',
  signUp:
    'M10 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM3 21c.5-4 3-6 7-6 1.500 0 2.800.300 3.900.800M18 14v7m-3.500-3.500h7',
  check: 'm4 12.500 5.500 5.500L20 7',
  warning: 'M12 4 2.500 20h19ZM12 10v5m0 2.500v.01',
  eye: 'M2 12c2.300-4.300 5.700-6.500 10-6.500S19.700 7.700 22 12c-2.300 4.300-5.700 6.500-10 6.500S4.300 16.300 2 12Zm10-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  outbound: 'M8 5H5v14h14v-3M13 4h7v7m0-7-9 9',
} as const;

/** Names of the icons. */
export type IconName = keyof typeof paths;

/** Icons that point along the text direction; mirrored in right-to-left layouts. */
const directional: ReadonlySet<IconName> = new Set([
  'next',
  'previous',
  'back',
  'signIn',
  'signOut',
  'outbound',
]);

/** Props of {@link Icon}. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly name: IconName;
  /** RLM-048. */
  readonly size?: (typeof ICON_SIZES)[number];
}

/** Hidden from assistive technology, since the text next to it has the same information. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <Drawing
      drawing={paths[name]}
      fill={name === 'play' ? 'currentColor' : 'none'}
      data-mirrored={directional.has(name) || undefined}
      {...rest}
    />
  );
}

/** The `<svg>` shared by all of core's icons. */
export function Drawing({
  drawing,
  size = ICON_SIZES[0],
  ...rest
}: Omit<IconProps, 'name'> & { readonly drawing: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={drawing} />
    </svg>
  );
}
