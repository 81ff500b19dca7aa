/** The account conflict: somebody has this account, by another way than the one that was tried. It leads to that way (SGN-060). */
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { useRouteMatch } from '../../routing/useRouteMatch';
import { buttonClass } from '../../ui';
import { entriesNamed } from '../signInEntries';
import { PAGE_READY } from '../signInReturn';
import styles from './Conflict.module.css';
import { ProviderText } from './ProviderText';
import { useSignInService } from './useSignInService';

export interface ConflictProps {
  readonly words: string;
  /** The ways that lead into the account, as the platform names them; none when it does not say. */
  readonly ways: readonly string[];
}

/** Where the platform names no way that the realm has, it leads to all of them, unless they stand there already. */
export function Conflict({ words, ways }: ConflictProps) {
  const t = useText();
  const routes = useActiveRoutes();
  const { entries } = useSignInService();
  const { search } = useLocation();
  const isListed = useRouteMatch()?.role === 'LOGIN';
  const query = new URLSearchParams(search);
  for (const name of ['type', PAGE_READY]) query.delete(name);
  const known = entriesNamed(entries, ways);
  return (
    <div className={styles['conflict']}>
      <p>{words}</p>
      {known.map((entry) => (
        <Link key={entry.key} className={buttonClass('secondary', 'small')} to={buildPath(routes, 'LOGIN_PROVIDER', entry.place, { query })}>
          <ProviderText of={entry.buttonKey} provider={entry.label} />
        </Link>
      ))}
      {known.length === 0 && !isListed && (
        <Link className={buttonClass('secondary', 'small')} to={buildPath(routes, 'LOGIN', {}, { query })} state={{ listed: true }}>
          {t('backToSignIn')}
        </Link>
      )}
    </div>
  );
}
