/** The external accounts linked to the viewer's (ACC-030). */
import { useState } from 'react';
import { useCalendar, useText } from 'proscenium/i18n';
import {
  platformClient,
  session,
  UnlinkDialog,
  useAnswer,
  useService,
  type Activate,
  type AnswerOf,
} from 'proscenium/sdk';
import { readLinkedAccounts, unlinkAccount } from 'proscenium/sdk/endpoints/account';
import { AccountIcon, Alert, Button, EmptyState, LinesSkeleton } from 'proscenium/ui';
import styles from './LinkedAccounts.module.css';

type LinkedAccount = AnswerOf<'readLinkedAccounts'>['linkedAccounts'][number];

export default (() => ({ View: LinkedAccounts })) satisfies Activate<'account-panel'>;

/** List of linked accounts, each with an unlink button. */
function LinkedAccounts() {
  const t = useText();
  const calendar = useCalendar();
  const client = useService(platformClient);
  const { viewer, impersonated = false } = useService(session);
  const [leaving, setLeaving] = useState<LinkedAccount | null>(null);
  const [answer, again] = useAnswer(`linked ${viewer.id ?? ''}`, (signal) =>
    client.call(readLinkedAccounts, { signal }),
  );
  if (answer.status === 'loading') return <LinesSkeleton label={t('linkedLoading')} lines={2} />;
  if (answer.status !== 'ready')
    return (
      <div className={styles['failed']}>
        <Alert>{t('linkedNotLoaded')}</Alert>
        <Button variant="secondary" onClick={again}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  const nameOf = ({ label, provider }: LinkedAccount) => label ?? provider;
  const accounts = (answer.value.linkedAccounts ?? []).filter((account) => Boolean(account?.provider));
  if (accounts.length === 0)
    return <EmptyState icon="link" title={t('linkedNone')} text={t('linkedNoneText')} />;
  return (
    <>
      <ul className={styles['list']}>
        {accounts.map((account) => (
          <li key={account.provider} className={styles['account']}>
            <AccountIcon name="link" size={23} className={styles['icon']} />
            <div className={styles['words']}>
              <p className={styles['name']}>{nameOf(account)}</p>
              {account.email ? (
                <p className={styles['note']}>
                  <bdi>{account.email}</bdi>
                </p>
              ) : null}
              {account.linkedAt ? (
                <p className={styles['note']}>
                  {t('linkedSince', { date: calendar.longDate(account.linkedAt) })}
                </p>
              ) : null}
            </div>
            {/* Not allowed on a viewer's behalf (ADM-013). */}
            {!impersonated && (
              <Button
                variant="secondary"
                size="small"
                aria-label={t('linkedPartFrom', { provider: nameOf(account) })}
                onClick={() => setLeaving(account)}
              >
                {t('linkedPart')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <UnlinkDialog
          title={t('linkedPartTitle', { provider: nameOf(leaving) })}
          text={t('linkedPartText', { provider: nameOf(leaving) })}
          confirmLabel={t('linkedPart')}
          cancelLabel={t('linkedKeep')}
          unlink={() => client.call(unlinkAccount, { path: { provider: leaving.provider } })}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
