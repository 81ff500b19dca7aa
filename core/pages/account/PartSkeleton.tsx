/** Stands in the place of a part of the account while it is on its way. */
import { useText } from '../../i18n';
import { VisuallyHidden } from '../../ui';
import styles from './PartSkeleton.module.css';

/** `lines` is how many things it is going to hold, as far as one can guess. */
export function PartSkeleton({ lines = 4 }: { readonly lines?: number }) {
  const t = useText();
  return (
    <div className={styles['skeleton']} aria-busy="true" role="status">
      <VisuallyHidden>{t('accountPartLoading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles['line']} aria-hidden="true" />
      ))}
    </div>
  );
}
