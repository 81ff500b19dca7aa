/** Wins, losses, draws in the usual notation. */
import { useFormat, useText } from 'proscenium/i18n';
import { VisuallyHidden } from 'proscenium/ui';
import type { FightRecord } from './answers';
import styles from './RecordLine.module.css';

export function RecordLine({ record: { wins, losses, draws } }: { readonly record: FightRecord }) {
  const t = useText();
  const format = useFormat();
  return (
    <span className={styles['record']}>
      <VisuallyHidden>{t('fighterRecordSpoken', { wins, losses, draws })}</VisuallyHidden>
      <bdi aria-hidden="true" dir="ltr">
        {[wins, losses, draws].map((count) => format.number(count)).join('–')}
      </bdi>
    </span>
  );
}
