/** The page that a mailed link opens to confirm an email address (PWD-025 to PWD-032). */
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { CallError, platformClient, type PlatformClient } from '../../sdk/platform';
import { usePageTitle } from '../../sdk/usePageTitle';
import { useService } from '../../sdk/useService';
import { forgetToken, storedToken } from '../addressTokens';
import { signInDeps } from '../signInDeps';
import { Alert } from '../../ui/Alert';
import { buttonClass } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { SignInLayout } from './SignInLayout';
import styles from './Password.module.css';
import { confirmEmail } from '../../sdk/endpoints/confirmation';

type Confirmed =
  /** `id` is the account's sign-in name. */
  | { readonly kind: 'confirmed'; readonly id: string }
  | { readonly kind: 'refused'; readonly key: 'invalidToken' | 'sorrySomethingWentWrong' };

const asked = new WeakMap<PlatformClient, Map<string, Promise<Confirmed>>>();

/** Never rejects. Without a token no call is made (PWD-030, ERR-002). */
export function confirmation(client: PlatformClient, token: string | null): Promise<Confirmed> {
  if (token === null) return Promise.resolve({ kind: 'refused', key: 'sorrySomethingWentWrong' });
  const tokens = asked.get(client) ?? new Map<string, Promise<Confirmed>>();
  asked.set(client, tokens);
  const answer = tokens.get(token) ?? confirm(client, token);
  tokens.set(token, answer);
  return answer;
}

async function confirm(client: PlatformClient, token: string): Promise<Confirmed> {
  try {
    return { kind: 'confirmed', id: (await client.call(confirmEmail, { body: { token } })).id };
  } catch (error) {
    // Distinguishes an invalid token from an unreachable platform (PWD-029, ERR-001).
    return {
      kind: 'refused',
      key: error instanceof CallError && error.status === 404 ? 'invalidToken' : 'sorrySomethingWentWrong',
    };
  }
}

export default function EmailConfirmationPage() {
  const t = useText();
  const client = useService(platformClient);
  const routes = useActiveRoutes();
  const navigate = useNavigate();
  const { tabValues } = useService(signInDeps);
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const [token] = useState(() => storedToken(tabValues, 'confirmation'));
  const kept = storedAnswer(state);
  const [answer, setAnswer] = useState<Confirmed | null>(kept);
  const title = t(answer?.kind === 'refused' ? 'emailConfirmationFailedTitle' : 'emailConfirmationTitle');
  usePageTitle(title);

  const asks = kept === null;
  useEffect(() => {
    if (!asks) return undefined;
    let gone = false;
    void confirmation(client, token).then((given) => {
      // If the platform did not answer, keep the token, so that a reload can retry.
      if (given.kind === 'confirmed' || given.key === 'invalidToken') forgetToken(tabValues, 'confirmation');
      if (gone) return;
      setAnswer(given);
      // The token is single-use: keep the answer in the history state, so that a reload still shows it.
      if (given.kind === 'confirmed')
        void navigate({ pathname, search: '' }, { replace: true, state: { confirmed: given.id } });
    });
    return () => {
      gone = true;
    };
  }, [asks, client, token, tabValues, navigate, pathname]);

  return (
    <SignInLayout title={title} lead={answer?.kind === 'confirmed' ? t('emailConfirmationText') : null}>
      {answer === null ? (
        <Spinner label={t('emailConfirmationWaiting')} />
      ) : answer.kind === 'confirmed' ? (
        <div className={styles['stack']}>
          <Alert tone="success">{t('emailConfirmationAccepted')}</Alert>
          <Link
            className={buttonClass('primary', 'medium', true)}
            to={buildPath(routes, 'LOGIN', {})}
            state={{ email: answer.id }}
          >
            {t('loginNow')}
          </Link>
        </div>
      ) : (
        <div className={styles['stack']}>
          <Alert>{t(answer.key)}</Alert>
          <Link className={buttonClass('secondary', 'medium', true)} to={buildPath(routes, 'LOGIN', {})}>
            {t('signInInstead')}
          </Link>
        </div>
      )}
    </SignInLayout>
  );
}

function storedAnswer(state: unknown): Confirmed | null {
  const { confirmed } = (typeof state === 'object' && state !== null ? state : {}) as {
    readonly confirmed?: unknown;
  };
  return typeof confirmed === 'string' ? { kind: 'confirmed', id: confirmed } : null;
}
