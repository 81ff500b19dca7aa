/** A purchase page until the viewer is known, or while the platform cannot confirm the browser's session. */
import { observer } from 'mobx-react-lite';
import { PageFailed } from '../../pageKit/PageFailed';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Spinner } from '../../ui/Spinner';
import { CheckoutFrame, type CheckoutFrameProps } from './CheckoutFrame';
import styles from './PurchasePage.module.css';

interface BeforeViewerProps extends Pick<CheckoutFrameProps, 'step' | 'back'> {
  /** What the viewer waits for. */
  readonly label: string;
}

export const BeforeViewer = observer(function BeforeViewer({ step, back, label }: BeforeViewerProps) {
  const { unreached } = useService(session);
  return (
    <CheckoutFrame step={step} back={back}>
      {unreached ? (
        <PageFailed retry={() => unreached.retry()} />
      ) : (
        <div className={styles['waiting']}>
          <Spinner label={label} />
        </div>
      )}
    </CheckoutFrame>
  );
});
