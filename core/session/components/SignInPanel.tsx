/**
 * The sign-in or sign-up methods in the side panel and on the login page: one inline form, buttons for the
 * rest (SGN-025).
 */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { Alert } from '../../ui/Alert';
import { buttonClass } from '../../ui/Button';
import { Divider } from '../../ui/Divider';
import { loginPages } from '../loginPages';
import { arranged, type SignInEntry } from '../signInEntries';
import type { SignInVisit } from '../signInVisit';
import { ProviderButton } from './ProviderButton';
import { ProviderForm } from './ProviderForm';
import { ProviderText } from './ProviderText';
import styles from './SignInPanel.module.css';
import { useLargeButtonKey, useSignInService } from './useSignInService';

export interface SignInPanelProps {
  /** The methods available to this viewer, in the realm's order. */
  readonly entries: readonly SignInEntry[];
  readonly visit: SignInVisit;
  /** Prefills the email (SGN-027). */
  readonly email?: string | undefined;
}

/** Without a sign-in method it shows an error and no form (SGN-017). */
export const SignInPanel = observer(function SignInPanel({ entries, visit, email }: SignInPanelProps) {
  const t = useText();
  const { isDrawable } = useSignInService();
  const { form, formFirst, buttons } = arranged(entries, (entry) => isDrawable(entry, visit.intent.type));
  if (form === null && buttons.length === 0) return <Alert>{t('genericError')}</Alert>;

  const inPlace = form !== null && <ProviderForm entry={form} visit={visit} email={email} />;
  const others = buttons.length > 0 && <ProviderButtons entries={buttons} visit={visit} />;
  const both = inPlace !== false && others !== false;
  return (
    <div className={styles['panel']}>
      {formFirst ? inPlace : others}
      {both && <Divider>{t('signInOr')}</Divider>}
      {formFirst ? others : inPlace}
    </div>
  );
});

/** A provider's own button where it may render; otherwise a link to the provider's page, with the query (SGN-109). */
const ProviderButtons = observer(function ProviderButtons({
  entries,
  visit,
}: {
  readonly entries: readonly SignInEntry[];
  readonly visit: SignInVisit;
}) {
  const routes = useActiveRoutes();
  const { isDrawable } = useSignInService();
  const largeButtonKey = useLargeButtonKey();
  const { intent, pages = loginPages(routes, null) } = visit;
  const query = new URLSearchParams(intent.query);
  query.set('type', intent.type);
  return (
    <ul className={styles['buttons']}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.presentation === 'button' && isDrawable(entry, intent.type) ? (
            <ProviderButton entry={entry} visit={visit} />
          ) : (
            <Link
              className={buttonClass('secondary', 'medium', true)}
              to={pages.provider(entry.place, query)}
            >
              <WayLogo address={entry.request.entry.options['logoUri']} />
              <ProviderText of={largeButtonKey(entry)} provider={entry.label} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
});

/** The realm's logo for a sign-in method (RLM-031); removed without a gap if it fails to load. */
function WayLogo({ address }: { readonly address: unknown }) {
  const [failed, setFailed] = useState(false);
  if (typeof address !== 'string' || failed) return null;
  return (
    <img
      className={styles['logo']}
      src={address}
      alt=""
      width={20}
      height={20}
      onError={() => setFailed(true)}
    />
  );
}
