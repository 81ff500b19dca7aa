/** Icons of this screen: single stroke, 24-pixel grid, text color. */
import type { Layout } from './layouts';

const paths = {
  sound:
    'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  silence: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5m0-5-5 5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.500v15l12.500-7.500Z',
  larger: 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7',
  exchange: 'M4 8h14m-4-4 4 4-4 4M20 16H6m4 4-4-4 4-4',
  alone: 'M4 5h16v14H4Zm4 4h8v6H8Z',
  remove: 'm6 6 12 12M18 6 6 18',
  add: 'M12 5v14M5 12h14',
  lineup: 'M4 6h16M4 12h16M4 18h10',
} as const;

export type WallIconName = keyof typeof paths;

export function WallIcon({ name }: { readonly name: WallIconName }) {
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}

const shapes: Readonly<Record<Layout, string>> = {
  twoUp: 'M2.500 7.500h8.500v9H2.500Zm10.500 0h8.500v9H13Z',
  pip: 'M2.500 5h19v14h-19Zm11.500 7.500h5v4h-5Z',
  threeUp: 'M2.500 5h11.500v14H2.500Zm14 0h5v6h-5Zm0 8h5v6h-5Z',
  quad: 'M2.500 4.500H11v6.500H2.500Zm10.500 0h8.500v6.500H13ZM2.500 13H11v6.500H2.500Zm10.500 0h8.500v6.500H13Z',
};

/** Thumbnail of a layout; mirrored with the page. */
export function LayoutIcon({ layout }: { readonly layout: Layout }) {
  return (
    <svg
      aria-hidden="true"
      data-mirrored
      width={26}
      height={26}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d={shapes[layout]} />
    </svg>
  );
}

export const SideBySideIcon = () => <LayoutIcon layout="quad" />;
