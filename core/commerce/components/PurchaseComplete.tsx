/** Confirmation page after a purchase. */
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './PurchaseComplete.module.css';

export interface PurchaseCompleteProps {
  /** Name of what was bought; null if unknown. */
  readonly name: string | null;
  /** The provider has not confirmed yet. */
  readonly pending: boolean;
  readonly onGoOn: () => void;
}

/** Takes the focus, so that it is announced. */
export function PurchaseComplete({ name, pending, onGoOn }: PurchaseCompleteProps) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles['complete']} data-pending={pending || undefined}>
      <span className={styles['sign']} aria-hidden="true">
        <Icon name={pending ? 'schedule' : 'check'} size={38} />
      </span>
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {t(pending ? 'purchasePendingTitle' : 'purchaseDoneTitle')}
      </h1>
      <p className={styles['text']}>
        {pending
          ? t('purchasePendingText')
          : name === null
            ? t('purchaseDoneTextPlain')
            : t('purchaseDoneText', { name })}
      </p>
      <Button onClick={onGoOn}>{t('purchaseGoOn')}</Button>
    </section>
  );
}
