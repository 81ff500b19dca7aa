/** Changing the password, as the way in that the viewer took lets them (ACC-029, ACC-033, ACC-034). */
import { useEffect } from 'react';
import { useText } from '../../../i18n';
import { Contributed } from '../../../plugins';
import { RoleLink } from '../../../routing';
import { useService } from '../../../sdk';
import { signInDeps } from '../../../session';
import { useOwnSignIn } from '../../../session/components/useOwnSignIn';
import { useSignInService } from '../../../session/components/useSignInService';
import { passwordLength, securityPlace } from '../../../session/password/resetPlace';
import type { SignInEntry } from '../../../session/signInEntries';
import { buttonClass, Icon } from '../../../ui';
import { EmptyState } from '../../../ui/EmptyState';
import { PluginPlaceholder } from '../../fallback/PluginPlaceholder';
import { PartSkeleton } from '../PartSkeleton';
import { PasswordForm } from './PasswordForm';
import styles from './SecurityPanel.module.css';

export default function SecurityPanel() {
  const t = useText();
  const entry = useOwnSignIn();
  if (entry === null) return <EmptyState icon="shield" title={t('securityNone')} text={t('securityNoneText')} />;
  const url = securityPlace(entry);
  return url === null ? <Here entry={entry} /> : <Elsewhere url={url} label={entry.label} />;
}

/** The provider keeps passwords at a page of its own (ACC-034). */
function Elsewhere({ url, label }: { readonly url: string; readonly label: string }) {
  const t = useText();
  return (
    <div className={styles['elsewhere']}>
      <p className={styles['text']}>{t('securityElsewhere', { provider: label })}</p>
      <a className={buttonClass('secondary')} href={url} target="_blank" rel="noreferrer">
        {t('securityGo', { provider: label })}
        <Icon name="outbound" />
      </a>
    </div>
  );
}

/** A provider whose third party this document may not reach is given one that may. */
function Here({ entry }: { readonly entry: SignInEntry }) {
  const service = useSignInService();
  const { address } = useService(signInDeps);
  const isAllowed = service.isDrawable(entry, 'signup');
  useEffect(() => {
    if (!isAllowed) address.reload();
  }, [isAllowed, address]);
  if (!isAllowed) return <PartSkeleton lines={3} />;
  return (
    <Contributed request={entry.request} skeleton={<PartSkeleton lines={3} />} failed={(failure, retry) => <PluginPlaceholder failure={failure} retry={retry} manner="placeholder" />}>
      {(provider) => (provider.changePassword === undefined ? <ByMail entry={entry} /> : <PasswordForm length={passwordLength(entry)} change={async (current, next) => provider.changePassword?.(current, next)} />)}
    </Contributed>
  );
}

/** Whoever cannot change it in place gets a link that sets a new one. */
function ByMail({ entry }: { readonly entry: SignInEntry }) {
  const t = useText();
  return (
    <div className={styles['elsewhere']}>
      <p className={styles['text']}>{t('securityByMail')}</p>
      <RoleLink to="LOGIN_REQUEST_PASSWORD" params={{}} query={{ providerName: entry.request.name }} className={buttonClass('secondary')}>
        {t('securityMail')}
      </RoleLink>
    </div>
  );
}
