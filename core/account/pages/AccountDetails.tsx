/** A form for account details that confirms when they are saved. */
import { useState } from 'react';
import { DetailsForm, type DetailsFormProps } from '../../details/components/DetailsForm';
import type { WantedDetail } from '../../details/rules/detailField';
import { useText } from '../../i18n/hooks';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import { checkedRealm, pageLog } from '../../pageKit/pageServices';
import styles from './AccountDetails.module.css';

export interface AccountDetailsProps {
  readonly wanted: readonly WantedDetail[];
  /** The API, if not the one for all details. */
  readonly api?: DetailsFormProps['api'];
}

export function AccountDetails({ wanted, api }: AccountDetailsProps) {
  const t = useText();
  const log = useService(pageLog);
  const { settings } = useService(checkedRealm);
  const [saved, setSaved] = useState(false);
  return (
    <div className={styles['details']} onInput={() => setSaved(false)} onSubmit={() => setSaved(false)}>
      <DetailsForm
        wanted={wanted}
        {...(api === undefined ? {} : { api })}
        restrictions={settings.addressCountryRestriction}
        context="REGISTRATION"
        submitLabel={t('detailsSave')}
        labelledBy="account-part"
        onSaved={async () => {
          setSaved(true);
          return true;
        }}
        report={(error) => log.error('Details of the account could not be read or saved.', error)}
      />
      {saved && <Alert tone="success">{t('detailsSaved')}</Alert>}
    </div>
  );
}
