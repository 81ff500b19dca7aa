/** The live list of the side panel. */
import { useCallback } from 'react';
import { LiveNowList } from '../components/LiveNowList';
import { useService } from '../../sdk/useService';
import { pageLog } from '../../pageKit/pageServices';

export default function PanelLive() {
  const log = useService(pageLog);
  const report = useCallback(
    (error: unknown) => log.warn('What is live could not be loaded.', { reason: String(error) }),
    [log],
  );
  return <LiveNowList report={report} />;
}
