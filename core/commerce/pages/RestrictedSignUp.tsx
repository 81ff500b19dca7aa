/** Replaces the sign-up methods if the visitor may not sign up (SGN-073). Its texts are loaded on demand. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RestrictionModal } from '../components/RestrictionModal';
import type { RestrictionKey } from '../rules/purchaseRestriction';
import { useText } from '../../i18n/hooks';
import { queryNames } from '../../routing/queryNames';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { signInDeps } from '../../session/signInDeps';
import { Spinner } from '../../ui/Spinner';
import { useWayBack } from '../../pageKit/useWayBack';

/**
 * Closing leads back to `from` or, without it, one step back in the history, else to the default menu page
 * (SGN-078).
 */
export function RestrictedSignUp({ restriction }: { readonly restriction: RestrictionKey }) {
  const t = useText();
  const { texts } = useService(signInDeps);
  const { search } = useLocation();
  const navigate = useNavigate();
  const going = useService(navigation);
  const from = new URLSearchParams(search).get(queryNames.from);
  const back = useWayBack(from);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    const drawn = () => !gone && setReady(true);
    texts.require('commerce').then(drawn, drawn);
    return () => {
      gone = true;
    };
  }, [texts]);

  if (!ready) return <Spinner label={t('loadingSignIn')} />;
  const leave = (): void => {
    if (from === null && going.canGoBack()) void navigate(-1);
    else back.go();
  };
  return <RestrictionModal occasion="signUp" restriction={restriction} onClose={leave} />;
}
