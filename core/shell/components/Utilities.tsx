/** What stands at the end of the bar: language, sign-in and sign-up for guests, sign-out for viewers (NAV-057). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n';
import { useRolePath } from '../../routing';
import { session, useService } from '../../sdk';
import { Button, buttonClass, Icon } from '../../ui';
import { shellSettings } from '../shellSettings';
import { shellStore } from '../ShellStore';
import { LanguageBadge } from './LanguageBadge';
import styles from './Utilities.module.css';

export const Utilities = observer(function Utilities() {
  const { viewer } = useService(session);
  const { languages } = useService(shellSettings);
  return (
    <div className={styles['utilities']}>
      {languages.length > 1 && <LanguageBadge languages={languages} />}
      {viewer.isGuest ? <GuestButtons /> : <ViewerButtons />}
    </div>
  );
});

/** Icon-only below 768 px (NAV-007); the words stay for assistive technology. */
const GuestButtons = observer(function GuestButtons() {
  const t = useText();
  const path = useRolePath();
  const shell = useService(shellStore);
  const { canSignUp, signIn } = useService(shellSettings);
  return (
    <>
      {canSignUp && (
        <Link to={path('SIGNUP')} className={`${buttonClass('quiet', 'small')} ${styles['guest']} ${styles['signUp']}`}>
          <Icon name="signUp" />
          <span className={styles['words']}>{t('signUp')}</span>
        </Link>
      )}
      {signIn.kind === 'panel' ? (
        <Button size="small" className={styles['guest']} aria-haspopup="dialog" icon={<Icon name="account" />} onClick={() => shell.open('sidePanel')}>
          <span className={styles['words']}>{t('signIn')}</span>
        </Button>
      ) : (
        <Link to={signIn.kind === 'provider' ? signIn.path : path('LOGIN')} className={`${buttonClass('primary', 'small')} ${styles['guest']}`}>
          <Icon name="account" />
          <span className={styles['words']}>{t('signIn')}</span>
        </Link>
      )}
    </>
  );
});

const ViewerButtons = observer(function ViewerButtons() {
  const t = useText();
  const path = useRolePath();
  const { viewer } = useService(session);
  return (
    <>
      {viewer.email !== null && (
        <span className={styles['who']} title={viewer.email}>
          <Icon name="account" />
          <span className={styles['email']}>{viewer.email}</span>
        </span>
      )}
      <Link to={path('LOGOUT')} className={`${buttonClass('quiet', 'small')} ${styles['guest']}`}>
        <Icon name="signOut" />
        <span className={styles['words']}>{t('signOut')}</span>
      </Link>
    </>
  );
});
