/** The call to action before a video: play, sign in, or buy (CAT-016, CAT-019, CAT-020). */
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { playStep, watchQuery } from '../rules/opening';
import { refusalPrompt } from '../rules/playbackAccess';
import type { WatchedContent } from '../content';
import type { WatchStore } from '../WatchStore';
import { buildPath } from '../../routing/buildPath';
import { inPlace } from '../../routing/inPlace';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { purchasePath } from '../../routing/routeLinks';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import panels from './Panels.module.css';
import { useSignInPath } from './useSignInPath';

export interface PlayButtonProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  /** Its premiere is upcoming, so it cannot be played yet (CAT-042). */
  readonly hasPremiere: boolean;
}

export const PlayButton = observer(function PlayButton({
  store,
  content: { info },
  hasPremiere,
}: PlayButtonProps) {
  const t = useText();
  const routes = useActiveRoutes();
  const { pathname, search } = useLocation();
  const { access } = store;
  const query = new URLSearchParams(search);
  const step = playStep(query);
  const playQuery = step.kind === 'stay' ? step.query : query;
  const video = { eventId: info.id, eventTitle: info.title };
  const afterSigningIn = new URLSearchParams(playQuery);
  afterSigningIn.delete(watchQuery.from);
  const signInPath = useSignInPath(buildPath(routes, 'VOD', video, { query: afterSigningIn }));
  if (access === null) return null;
  if (access.granted) {
    if (hasPremiere) return null;
    const isStay = step.kind === 'stay';
    return (
      <Link
        className={buttonClass()}
        to={buildPath(routes, 'VOD', video, { query: playQuery })}
        replace={isStay}
        state={isStay ? inPlace : undefined}
      >
        <Icon name="play" />
        <span>{t('watchNow')}</span>
      </Link>
    );
  }
  const prompt = refusalPrompt(access.failure);
  if (prompt === 'signIn') {
    return (
      <Link className={buttonClass()} to={signInPath}>
        <Icon name="lock" />
        <span>{t('signInToWatch')}</span>
      </Link>
    );
  }
  if (prompt === 'purchase') {
    const { licences } = access.failure;
    const to = purchasePath(routes, {
      from: { pathname, search },
      licences: licences.map(({ id }) => id).join(','),
    });
    return (
      <Link className={buttonClass()} to={to} state={{ licences }}>
        <Icon name="lock" />
        <span>{t('purchase')}</span>
      </Link>
    );
  }
  return (
    <p className={panels['closed']}>
      {t(prompt === 'outsideRegion' ? 'playerErrorOutsideRegion' : 'watchUnavailableTitle')}
    </p>
  );
});
