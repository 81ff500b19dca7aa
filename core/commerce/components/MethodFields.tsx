/** Fields of a payment plugin. A failure is contained here and can be retried. */
import { useText } from '../../i18n/hooks';
import { Contributed } from '../../plugins/Contributed';
import type { ProviderEntry } from '../../realm/checkedRealm';
import type { PaymentFormProps } from '../../sdk/payment';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { paymentMethodRequest } from '../paymentMethodSource';
import styles from './MethodFields.module.css';

export interface MethodFieldsProps extends PaymentFormProps {
  readonly entry: ProviderEntry;
  /** Text shown when the plugin fails. */
  readonly failedText: string;
}

/** Change the React `key` to mount new fields. */
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
