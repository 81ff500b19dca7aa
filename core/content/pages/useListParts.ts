/** The dependencies of the content pages' stores; new ones when the viewer or the language changes. */
import { useMemo } from 'react';
import type { ListDeps } from '../openLists';
import { useIntlLocale } from '../../i18n/hooks';
import { platformClient } from '../../sdk/platform';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { pageLog } from '../../pageKit/pageServices';

/**
 * Observes the session, so call it inside an observer. `locale` and `who` are dependencies because other
 * viewers and languages get other data.
 */
export function useListParts(): ListDeps {
  const client = useService(platformClient);
  const log = useService(pageLog);
  const locale = useIntlLocale();
  const { viewer } = useService(session);
  const who = viewer.isGuest ? 'guest' : viewer.id;
  return useMemo(
    () => ({ client, report: (error) => log.warn('A list was not read whole.', { reason: String(error) }) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the comment above
    [client, log, locale, who],
  );
}
