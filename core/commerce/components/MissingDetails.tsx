/** The billing details that the platform wants to know first (PAY-061, PAY-013): named, so that they can be completed. */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n';
import { Button } from '../../ui';
import type { BasketStore } from '../BasketStore';
import { billingFieldKey } from '../rules/billingFieldKey';
import styles from './MissingDetails.module.css';

/** Nothing while nothing is missing. The check asks the platform whether the details are there by now. */
export const MissingDetails = observer(function MissingDetails({ basket }: { readonly basket: BasketStore }) {
  const t = useText();
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const { billingDetailsRequired, missingFields } = basket;
  useEffect(() => {
    if (billingDetailsRequired) place.current?.focus();
  }, [billingDetailsRequired]);
  if (!billingDetailsRequired) return null;
  return (
    <section ref={place} tabIndex={-1} className={styles['missing']} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['title']}>
        {t('missingDetailsTitle')}
      </h3>
      <p>{t('missingDetailsText')}</p>
      <ul className={styles['fields']}>
        {missingFields.map((field) => {
          const key = billingFieldKey(field);
          return <li key={field.fieldName}>{field.label ?? (key === null ? field.fieldName : t(key))}</li>;
        })}
      </ul>
      <Button variant="secondary" onClick={() => void basket.recheck()}>
        {t('missingDetailsCheck')}
      </Button>
    </section>
  );
});
