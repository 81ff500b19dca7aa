/** Context between the message store and components. */
import { useContext } from 'react';
import { sharedContext } from '../sharedContext';
import type { Direction } from './direction';
import type { Formats, IntlParts } from './formats';
import type { Translate } from './translate';

export interface IntlValue {
  readonly locale: string;
  readonly direction: Direction;
  readonly t: Translate;
  /** Returns the text of a key that came from the platform; null while there is none. */
  readonly named: (key: string) => string | null;
  readonly format: Formats;
  /** Input of the formats. */
  readonly parts: IntlParts;
}

export const IntlContext = sharedContext<IntlValue | null>('intl@1', null);

/** Value of the nearest `<Intl>`; throws outside one. */
export function useIntlValue(): IntlValue {
  const value = useContext(IntlContext);
  if (value === null) throw new Error('There is no Intl around this component.');
  return value;
}
