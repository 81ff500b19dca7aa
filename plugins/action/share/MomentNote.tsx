/** Shows the outcome over the picture. */
import { observer } from 'mobx-react-lite';
import { useFormat, useText } from '../../../core/i18n';
import styles from './MomentNote.module.css';
import type { SharedMoment } from './SharedMoment';

export const MomentNote = observer(function MomentNote({
  moment: { last },
}: {
  readonly moment: SharedMoment;
}) {
  const t = useText();
  const format = useFormat();
  if (last?.outcome === 'failed') {
    return (
      <p role="alert" className={styles['note']}>
        {t('socialShareFailed')}
      </p>
    );
  }
  const copied =
    last?.outcome === 'copied'
      ? last.seconds === null
        ? t('linkCopied')
        : t('linkCopiedAt', { time: format.playbackTime(last.seconds) })
      : '';
  // A live region must be in the DOM before its text changes, to be announced.
  return (
    <p role="status" className={styles['note']} data-quiet={copied === '' || undefined}>
      {copied}
    </p>
  );
});
