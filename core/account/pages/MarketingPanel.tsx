/** Marketing consent preferences (ACC-026 to ACC-028). */
import { observer } from 'mobx-react-lite';
import { createAccountApi } from '../accountApi';
import { isAsked, MarketingStore } from '../MarketingStore';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { CheckField } from '../../ui/CheckField';
import { EmptyState } from '../../ui/EmptyState';
import { FormActions } from '../../ui/FormActions';
import { PartFailed, PartSkeleton } from '../../pageKit/PartFailed';
import { useAccountStore } from '../../pageKit/useAccountStore';
import styles from './MarketingPanel.module.css';

export default observer(function MarketingPanel() {
  const t = useText();
  const marketing = useAccountStore((client, report) => new MarketingStore(createAccountApi(client), report));
  const { state, preferences, pristine, saving, submitted, problem } = marketing;
  if (state === 'loading') return <PartSkeleton lines={3} />;
  if (state === 'failed') return <PartFailed retry={() => void marketing.load()} />;
  if (preferences.length === 0)
    return <EmptyState icon="mail" title={t('marketingEmpty')} text={t('marketingEmptyText')} />;
  return (
    <form
      noValidate
      className={styles['marketing']}
      aria-labelledby="account-part"
      onSubmit={(submit) => {
        submit.preventDefault();
        void marketing.submit();
      }}
    >
      <ul className={styles['list']}>
        {preferences.map((preference) => (
          <li key={preference.fieldName} className={styles['line']}>
            {isAsked(preference) ? (
              <CheckField
                name={preference.fieldName}
                label={preference.text}
                required={preference.required === true}
                checked={marketing.isOn(preference)}
                onChange={(answer) => marketing.toggle(preference, answer)}
              />
            ) : (
              <p>{preference.text}</p>
            )}
          </li>
        ))}
      </ul>
      {problem !== null && (
        <Alert>{t(problem === 'failed' ? 'marketingNotSaved' : 'marketingRequired')}</Alert>
      )}
      {submitted && <Alert tone="success">{t('detailsSaved')}</Alert>}
      <FormActions>
        <Button type="submit" busy={saving} disabled={pristine}>
          {t(problem === 'failed' ? 'tryAgain' : 'detailsSave')}
        </Button>
      </FormActions>
    </form>
  );
});
