/** Icons of this screen: single stroke, 24-pixel grid, text color. */

const paths = {
  people:
    'M8.500 5a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400ZM2.500 19.500c.4-3.400 2.600-5 6-5s5.600 1.600 6 5M16 5.300a3 3 0 0 1 0 5.800M17.500 14.800c2.300.5 3.700 2 4 4.700',
  play: 'M7 4.500v15l12.500-7.500Z',
  pause: 'M8 5v14M16 5v14',
  sound:
    'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  silence: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5m0-5-5 5',
  rewind: 'M11 7 6 12l5 5M18 7l-5 5 5 5',
  forward: 'm13 7 5 5-5 5M6 7l5 5-5 5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  subtitles: 'M3 5.500h18v13H3Zm3.500 6h4m3 0h4m-11 3.500h7m3 0h1',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
} as const;

export type RoomIconName = keyof typeof paths;

export function RoomIcon({ name, size = 20 }: { readonly name: RoomIconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
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
