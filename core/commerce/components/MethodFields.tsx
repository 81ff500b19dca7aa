/** The fields of a payment method's own plugin: one that fails loses this place alone, and can be tried again. */
import { useText } from '../../i18n';
import { Contributed } from '../../plugins';
import type { ProviderEntry } from '../../realm/checkedRealm';
import type { PaymentFormProps } from '../../sdk';
import { Alert, Button, Spinner } from '../../ui';
import { paymentMethodRequest } from '../paymentMethodSource';
import styles from './MethodFields.module.css';

export interface MethodFieldsProps extends PaymentFormProps {
  readonly entry: ProviderEntry;
  /** What is said where they cannot be had. */
  readonly failedText: string;
}

/** Another key draws other fields. */
export function MethodFields({ entry, failedText, ...props }: MethodFieldsProps) {
  const t = useText();
  return (
    <Contributed
      request={paymentMethodRequest(entry)}
      skeleton={
        <div className={styles['waiting']}>
          <Spinner label={t('paymentLoading')} />
        </div>
      }
      failed={(_failure, retry) => (
        <div className={styles['failed']}>
          <Alert>{failedText}</Alert>
          <Button variant="secondary" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    >
      {({ Form }) => (Form === undefined ? null : <Form {...props} />)}
    </Contributed>
  );
}
