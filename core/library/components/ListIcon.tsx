/** Watchlist icons in the style of the core icon set; separate, to save weight on the first page. */
const paths = {
  add: 'M12 5v14M5 12h14',
  rename: 'M4 20l1-4.500L16.500 4 20 7.500 8.500 19 4 20ZM14 6.500l3.500 3.500',
  remove: 'M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13M10.500 11v5.500m3-5.500v5.500',
  save: 'M6.500 4h11v16.500L12 16l-5.500 4.500Z',
  saved: 'M6.500 4h11v16.500L12 16l-5.500 4.500ZM9 9.500l2.200 2.200L15 8',
  handle: 'M5 9h14M5 15h14',
  first: 'M5 4.500h14M12 20V9m-5 5 5-5 5 5',
  up: 'M12 19V6m-6 6 6-6 6 6',
  down: 'M12 5v13m-6-6 6 6 6-6',
  last: 'M5 19.500h14M12 4v11m-5-5 5 5 5-5',
} as const;

export type ListIconName = keyof typeof paths;

export function ListIcon({ name }: { readonly name: ListIconName }) {
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
