/** A live event that has ended (PLY-081). */
import { useText } from '../../i18n/hooks';
import type { WatchedContent } from '../content';
import { Button } from '../../ui/Button';
import { Backdrop } from './Backdrop';
import styles from './Panels.module.css';

export function EndedPanel({
  content,
  onBack,
}: {
  readonly content: WatchedContent;
  readonly onBack: (() => void) | null;
}) {
  const t = useText();
  return (
    <Backdrop content={content} onBack={onBack}>
      <p className={styles['name']}>{content.info.title}</p>
      <h2 className={styles['heading']}>{t('thisEventHasEnded')}</h2>
      <p className={styles['text']}>{t('watchEndedText')}</p>
      {onBack !== null && <Button onClick={onBack}>{t('goBack')}</Button>}
    </Backdrop>
  );
}
