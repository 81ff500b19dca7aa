/** Icons of account pages. Not in index.ts, which is part of the first chunk. */
import { Drawing, type IconProps } from './Icon';

const accountIcons = {
  receipt:
    'M6 3v18l2-1.500 2 1.500 2-1.500 2 1.500 2-1.500 2 1.500V3l-2 1.500L14 3l-2 1.500L10 3 8 4.500ZM9 9h6m-6 4h6',
  ticket: 'M3 7h18v3.500a1.500 1.500 0 0 0 0 3V17H3v-3.500a1.500 1.500 0 0 0 0-3ZM14 7v2m0 2v2m0 2v2',
  card: 'M3 6h18v12H3Zm0 4h18M6.500 15H10',
  pin: 'M12 3a7 7 0 0 1 7 7c0 4.500-4 8-7 11-3-3-7-6.500-7-11a7 7 0 0 1 7-7Zm0 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 21c.6-4 3.600-6 8-6s7.400 2 8 6',
  mail: 'M3 6h18v12H3Zm0 1 9 6 9-6',
  shield:
    'M12 3 4.500 6v5.500c0 4.500 3 7.800 7.500 9.500 4.500-1.700 7.500-5 7.500-9.500V6Zm-3 9 2.200 2.200L15 10.500',
  lock: 'M6 11h12v9H6Zm2.500 0V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  devices: 'M3 5h13v9H3Zm0 12h9M15 10h6v10h-6Zm3 7.500v.01',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1m2 3.700a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  sliders: 'M4 7h9m5 0h2M4 12h3m5 0h8M4 17h10m5 0h1M13 5v4m-6 1v4m7 1v4',
  star: 'm12 4 2.500 5.200 5.700.7-4.200 3.900 1.100 5.700-5.100-2.800-5.100 2.800L8 13.800 3.800 9.900l5.700-.7Z',
  download: 'M12 4v11m-4.500-4.500L12 15l4.500-4.500M4 20h16',
} as const;

/** Names of the icons of account panels. */
export type AccountIconName = keyof typeof accountIcons;

/** Drawn like all of core's icons. */
export function AccountIcon({ name, ...rest }: Omit<IconProps, 'name'> & { readonly name: AccountIconName }) {
  return <Drawing drawing={accountIcons[name]} {...rest} />;
}

/** Whether an icon of this name exists; names from a document may be anything. */
export const isAccountIcon = (name: unknown): name is AccountIconName =>
  typeof name === 'string' && Object.hasOwn(accountIcons, name);
