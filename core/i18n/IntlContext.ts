/** What stands between the store of texts and the components that say them. */
import { createContext, useContext } from 'react';
import type { Direction } from './direction';
import type { Formats, IntlParts } from './formats';
import type { Translate } from './translate';

export interface IntlValue {
  readonly locale: string;
  readonly direction: Direction;
  readonly t: Translate;
  /** Gives the text under a key that the platform has named; null while nobody has it. */
  readonly named: (key: string) => string | null;
  readonly format: Formats;
  /** What formats are made of. */
  readonly parts: IntlParts;
}

export const IntlContext = createContext<IntlValue | null>(null);

/** The value of the nearest `<Intl>`; throws outside one. */
export function useIntlValue(): IntlValue {
  const value = useContext(IntlContext);
  if (value === null) throw new Error('This component stands outside <Intl>, so it has no texts.');
  return value;
}
