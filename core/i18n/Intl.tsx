/** Context provider of texts and formats. */
import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactNode } from 'react';
import { createFormats } from './formats';
import { IntlContext, type IntlValue } from './IntlContext';
import type { MessageStore } from './MessageStore';
import { createSpeaker } from './translate';

export interface IntlProps {
  readonly store: MessageStore;
  /** IANA name of the viewer's time zone; undefined is the browser's own. */
  readonly timeZone: string | undefined;
  /** Returns epoch milliseconds; must be the same function at every render. */
  readonly now: () => number;
  /** The viewer's country, ISO 3166 alpha-2; null while unknown. */
  readonly country?: string | null;
  readonly children: ReactNode;
}

/** Consumers rerender only when the language or a text that has been used changes. */
export const Intl = observer(function Intl({ store, timeZone, now, country = null, children }: IntlProps) {
  const { locale, direction, messages, builtIn, development, report } = store;
  const [speaker] = useState(createSpeaker);
  const { t, follow } = speaker({ locale, timeZone, messages, builtIn, development, report });
  const value = useMemo<IntlValue>(() => {
    const parts = { locale, timeZone, country, now, t };
    const named = (key: string): string | null => {
      follow(key);
      return store.knows(key) ? t(key) : null;
    };
    return { locale, direction, t, named, format: createFormats(parts), parts };
  }, [store, locale, direction, t, follow, timeZone, country, now]);
  return <IntlContext value={value}>{children}</IntlContext>;
});
