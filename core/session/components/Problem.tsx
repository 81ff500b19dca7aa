/** Message for a failed sign-in: core's, the platform's, or that of an account with another sign-in method. */
import { useText } from '../../i18n/hooks';
import type { SignInProblem } from '../signInProblem';
import { Link, useLocation } from 'react-router-dom';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes, useRouteMatch } from '../../routing/RoutingProvider';
import { buttonClass } from '../../ui/Button';
import { entriesNamed } from '../signInEntries';
import { PAGE_READY } from '../signInReturn';
import styles from './Conflict.module.css';
import { ProviderText } from './ProviderText';
import { useSignInService } from './useSignInService';

export function Problem({ problem }: { readonly problem: SignInProblem }) {
  const t = useText();
  switch (problem.kind) {
    case 'key':
      return <>{t(problem.key)}</>;
    case 'text':
      return <>{problem.text}</>;
    case 'conflict':
      return <Conflict words={t(problem.key)} providers={problem.providers} />;
  }
}

interface ConflictProps {
  readonly words: string;
  /** The account's sign-in methods as the platform names them; empty when it does not. */
  readonly providers: readonly string[];
}

/** Where the platform names none of the realm's methods, links to the list of all of them, unless the page shows it (SGN-060). */
function Conflict({ words, providers }: ConflictProps) {
  const t = useText();
  const routes = useActiveRoutes();
  const { entries } = useSignInService();
  const { search } = useLocation();
  const isListed = useRouteMatch()?.role === 'LOGIN';
  const query = new URLSearchParams(search);
  for (const name of ['type', PAGE_READY]) query.delete(name);
  const known = entriesNamed(entries, providers);
  return (
    <div className={styles['conflict']}>
      <p>{words}</p>
      {known.map((entry) => (
        <Link
          key={entry.key}
          className={buttonClass('secondary', 'small')}
          to={buildPath(routes, 'LOGIN_PROVIDER', entry.place, { query })}
        >
          <ProviderText of={entry.buttonKey} provider={entry.label} />
        </Link>
      ))}
      {known.length === 0 && !isListed && (
        <Link
          className={buttonClass('secondary', 'small')}
          to={buildPath(routes, 'LOGIN', {}, { query })}
          state={{ listed: true }}
        >
          {t('backToSignIn')}
        </Link>
      )}
    </div>
  );
}
