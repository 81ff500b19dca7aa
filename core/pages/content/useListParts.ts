/** A hook with what the stores of content pages are made of; anew when another viewer or language is told something else. */
import { useMemo } from 'react';
import type { ListDeps } from '../../content';
import { useIntlLocale } from '../../i18n';
import { platformClient, session, useService } from '../../sdk';
import { pageLog } from '../pageServices';

/** Observes the session: call it inside an observer. */
export function useListParts(): ListDeps {
  const client = useService(platformClient);
  const log = useService(pageLog);
  const locale = useIntlLocale();
  const { viewer } = useService(session);
  const who = viewer.isGuest ? 'guest' : viewer.id;
  return useMemo(() => ({ client, report: (error) => log.warn('A list was not read whole.', { reason: String(error) }) }), [client, log, locale, who]); // eslint-disable-line react-hooks/exhaustive-deps -- see the sentence above
}
