/** The utilities at the end of the bar: search, live now, account or sign-in buttons, and language (NAV-057). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../catalogue/lazyPart';
import { useText } from '../../i18n/hooks';
import { queryString } from '../../routing/buildPath';
import { RoleLink, useRolePath } from '../../routing/RoutingProvider';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { MenuEntry } from '../menuEntries';
import { shellSettings } from '../../pageKit/shellSettings';
import { shellStore } from '../../pageKit/ShellStore';
import { useComeBack } from '../useComeBack';
import { LanguageBadge } from '../../pageKit/LanguageBadge';
import { MenuEntryLine } from './MenuEntryLine';
import styles from './Utilities.module.css';

/** The account's item is shown until the switcher has loaded. */
const ProfileSwitcher = lazyPart<{ readonly entry: MenuEntry }>(
  async () => (await import('./ProfileSwitcher')).ProfileSwitcher,
  ({ entry }) => (
    <span data-utility="account">
      <MenuEntryLine entry={entry} icon />
    </span>
  ),
);

export interface UtilitiesProps {
  readonly entries: readonly MenuEntry[];
  /** `row`: at the end of a bar; `block`: at the foot of a side bar. */
  readonly shape: 'row' | 'block';
}

export const Utilities = observer(function Utilities({ entries, shape }: UtilitiesProps) {
  const { viewer, unreached } = useService(session);
  const { languages, profilesShown } = useService(shellSettings);
  const isSwitcher = ({ utility }: MenuEntry) => profilesShown && utility === 'account';
  return (
    <div className={styles['utilities']} data-shape={shape} data-screen-only="">
      {entries.length > 0 && (
        <ul className={styles['entries']}>
          {entries.map((entry) => (
            <li key={entry.utility} data-utility={isSwitcher(entry) ? 'profile' : entry.utility}>
              {isSwitcher(entry) ? <ProfileSwitcher entry={entry} /> : <MenuEntryLine entry={entry} icon />}
            </li>
          ))}
        </ul>
      )}
      {/* Signed-in viewers change the language in their preferences (NAV-091), which children may not open (ADM-023). */}
      {(viewer.isGuest || viewer.isChild) && languages.length > 1 && <LanguageBadge languages={languages} />}
      {!viewer.isGuest ? <SignOut /> : !unreached && <GuestButtons />}
    </div>
  );
});

/** Icon-only below 768 px (NAV-007); the labels stay for assistive technology. */
const GuestButtons = observer(function GuestButtons() {
  const t = useText();
  const path = useRolePath();
  const shell = useService(shellStore);
  const { canSignUp, signIn } = useService(shellSettings);
  // After sign-in or sign-up the viewer returns to this page (SGN-044).
  const query = useComeBack();
  return (
    <>
      {canSignUp && (
        <Link
          to={path('SIGNUP', {}, { query })}
          className={`${buttonClass('quiet', 'small')} ${styles['guest']} ${styles['signUp']}`}
        >
          <Icon name="signUp" />
          <span className={styles['words']}>{t('signUp')}</span>
        </Link>
      )}
      {signIn.kind === 'panel' ? (
        <Button
          size="small"
          className={`${styles['guest']} ${styles['signIn']}`}
          aria-haspopup="dialog"
          icon={<Icon name="account" />}
          onClick={() => shell.open('sidePanel')}
        >
          <span className={styles['words']}>{t('signIn')}</span>
        </Button>
      ) : (
        <Link
          to={
            signIn.kind === 'provider' ? `${signIn.path}${queryString(query)}` : path('LOGIN', {}, { query })
          }
          className={`${buttonClass('primary', 'small')} ${styles['guest']} ${styles['signIn']}`}
        >
          <Icon name="account" />
          <span className={styles['words']}>{t('signIn')}</span>
        </Link>
      )}
    </>
  );
});

/** The email address is shown only in the tooltip, because the screen may be shared (NAV-008). */
const SignOut = observer(function SignOut() {
  const t = useText();
  const { viewer } = useService(session);
  return (
    <RoleLink
      to="LOGOUT"
      className={`${buttonClass('quiet', 'small')} ${styles['signOut']}`}
      title={viewer.email ?? undefined}
    >
      <Icon name="signOut" />
      <span className={styles['words']}>{t('signOut')}</span>
    </RoleLink>
  );
});
