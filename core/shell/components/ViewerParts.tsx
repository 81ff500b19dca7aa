/** Overlays on every page of a signed-in viewer: live toasts and rejected changes. Loaded after sign-in. */
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RefusalToast } from '../../library/components/RefusalToast';
import { mutationServices } from '../../platform/outbox/mutationServices';
import { useService } from '../../sdk/useService';
import { shellSettings } from '../../pageKit/shellSettings';
import { menuTexts } from '../useMenu';
import { ViewerLive } from './ViewerLive';
import styles from './ViewerParts.module.css';

const ViewerParts = observer(function ViewerParts() {
  const { liveShown } = useService(shellSettings);
  const { refusals, viewerId } = useService(mutationServices);
  const texts = useService(menuTexts);
  const whose = viewerId();
  // Do not show one viewer's rejected changes to the next.
  useEffect(() => () => void runInAction(() => refusals.clear()), [refusals, whose]);
  const isRefused = refusals.length > 0;
  useEffect(() => {
    if (isRefused) texts.require('library');
  }, [isRefused, texts]);
  return (
    <div className={styles['corner']}>
      <RefusalToast refusals={refusals} ready={texts.has('changesRefused')} />
      {liveShown && <ViewerLive />}
    </div>
  );
});
export default ViewerParts;
