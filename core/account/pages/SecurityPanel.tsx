/** Changes the password, as the viewer's sign-in method allows (ACC-029, ACC-033, ACC-034). */
import { useEffect } from 'react';
import { useText } from '../../i18n/hooks';
import { Contributed } from '../../plugins/Contributed';
import { RoleLink } from '../../routing/RoutingProvider';
import { useService } from '../../sdk/useService';
import { signInDeps } from '../../session/signInDeps';
import { useOwnSignIn } from '../../session/components/useOwnSignIn';
import { useSignInService } from '../../session/components/useSignInService';
import { passwordLength, securityPlace } from '../../session/password/resetPlace';
import type { SignInEntry } from '../../session/signInEntries';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { EmptyState } from '../../ui/EmptyState';
import { PluginPlaceholder } from '../../pageKit/PluginPlaceholder';
import { PartSkeleton } from '../../pageKit/PartFailed';
import { PasswordForm } from './PasswordForm';
import styles from './SecurityPanel.module.css';

export default function SecurityPanel() {
  const t = useText();
  const entry = useOwnSignIn();
  if (entry === null)
    return <EmptyState icon="shield" title={t('securityNone')} text={t('securityNoneText')} />;
  const url = securityPlace(entry);
  return url === null ? <Here entry={entry} /> : <Elsewhere url={url} label={entry.label} />;
}

/** The provider manages passwords on its own page (ACC-034). */
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

/** Reloads the document if its Content Security Policy does not allow the provider's third party. */
function Here({ entry }: { readonly entry: SignInEntry }) {
  const service = useSignInService();
  const { address } = useService(signInDeps);
  const isAllowed = service.isDrawable(entry, 'signup');
  useEffect(() => {
    if (!isAllowed) address.reload();
  }, [isAllowed, address]);
  if (!isAllowed) return <PartSkeleton lines={3} />;
  return (
    <Contributed
      request={entry.request}
      skeleton={<PartSkeleton lines={3} />}
      failed={(failure, retry) => (
        <PluginPlaceholder failure={failure} retry={retry} onFailure="placeholder" />
      )}
    >
      {(provider) =>
        provider.changePassword === undefined ? (
          <ByMail entry={entry} />
        ) : (
          <PasswordForm
            length={passwordLength(entry)}
            change={async (current, next) => provider.changePassword?.(current, next)}
          />
        )
      }
    </Contributed>
  );
}

/** Providers without in-place change: a link that resets the password by mail. */
function ByMail({ entry }: { readonly entry: SignInEntry }) {
  const t = useText();
  return (
    <div className={styles['elsewhere']}>
      <p className={styles['text']}>{t('securityByMail')}</p>
      <RoleLink
        to="LOGIN_REQUEST_PASSWORD"
        params={{}}
        query={{ providerName: entry.request.name }}
        className={buttonClass('secondary')}
      >
        {t('securityMail')}
      </RoleLink>
    </div>
  );
}
