/** The dependencies of the content pages' stores; new ones when the viewer or the language changes. */
import { useMemo } from 'react';
import type { Log } from '../../sdk/context';
import type { ListDeps } from '../openLists';
import { useIntlLocale } from '../../i18n/hooks';
import { platformClient, type PlatformClient } from '../../sdk/platform';
import { session } from '../../sdk/services';
import { useService, type ServiceLocator } from '../../sdk/useService';
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
    () => partsOf(client, log),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the comment above
    [client, log, locale, who],
  );
}

/** The same outside components. */
export const listParts = (get: ServiceLocator): ListDeps => partsOf(get(platformClient), get(pageLog));

const partsOf = (client: PlatformClient, log: Log): ListDeps => ({
  client,
  report: (error) => log.warn('A list was not read whole.', { reason: String(error) }),
});
