/** The ways to sign in or up, as the side panel and the login page list them: a form in place, buttons for the rest (SGN-025). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { Alert, buttonClass } from '../../ui';
import { arranged, type SignInEntry } from '../signInEntries';
import type { SignInVisit } from '../SignInFlow';
import { ProviderForm } from './ProviderForm';
import styles from './SignInPanel.module.css';

export interface SignInPanelProps {
  /** The ways that are open to this viewer, in the realm's order. */
  readonly entries: readonly SignInEntry[];
  readonly visit: SignInVisit;
  /** Prefills the email (SGN-027). */
  readonly email?: string | undefined;
}

/** Without a way in it says so and shows no form (SGN-017). */
export const SignInPanel = observer(function SignInPanel({ entries, visit, email }: SignInPanelProps) {
  const t = useText();
  const { form, formFirst, buttons } = arranged(entries);
  if (form === null && buttons.length === 0) return <Alert>{t('genericError')}</Alert>;

  const inPlace = form !== null && <ProviderForm entry={form} visit={visit} email={email} />;
  const others = buttons.length > 0 && <ProviderButtons entries={buttons} visit={visit} />;
  const both = inPlace !== false && others !== false;
  return (
    <div className={styles['panel']}>
      {formFirst ? inPlace : others}
      {both && (
        <p className={styles['or']}>
          <span>{t('signInOr')}</span>
        </p>
      )}
      {formFirst ? others : inPlace}
    </div>
  );
});

/** Each leads to the provider's own page, which redirects or shows its form; the query goes along (SGN-109). */
function ProviderButtons({ entries, visit: { intent } }: { readonly entries: readonly SignInEntry[]; readonly visit: SignInVisit }) {
  const t = useText();
  const routes = useActiveRoutes();
  const query = new URLSearchParams(intent.query);
  query.set('type', intent.type);
  return (
    <ul className={styles['buttons']}>
      {entries.map(({ key, place, label, largeButtonKey }) => (
        <li key={key}>
          <Link className={buttonClass('secondary', 'medium', true)} to={buildPath(routes, 'LOGIN_PROVIDER', place, { query })}>
            {t(largeButtonKey, { provider: label })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
