/** The upper part of a watch page: the player, or the reason why it is unavailable and what to do. */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { advancesTo, nextItem } from '../../playback/rules/nextItem';
import { Player } from '../../playback/components/Player';
import { playbackSubject, stillOf, type WatchedContent } from '../../playback/content';
import type { Opening } from '../../playback/rules/opening';
import type { PlaybackRefusal } from '../../playback/rules/playbackAccess';
import type { WatchStore } from '../../playback/WatchStore';
import { queryNames } from '../../routing/queryNames';
import { useRoleNavigate } from '../../routing/useRoleNavigate';
import { useService } from '../../sdk/useService';
import { useHostRender } from '../../ui/hostRender';
import { useRequiredSignIn } from '../../session/components/useRequiredSignIn';
import { embedding } from '../../playback/playbackService';
import { Backdrop } from '../../playback/pages/Backdrop';
import { EndedPanel } from '../../playback/pages/EndedPanel';
import { RequiredSignInPanel } from '../../playback/pages/RequiredSignInPanel';
import { PremiereNotice } from '../../playback/pages/PremiereNotice';
import { RefusalPanel } from './RefusalPanel';
import { usePlayback } from '../../playback/pages/usePlayback';
import type { CurrentPlaybackSession } from '../../playback/pages/CurrentPlaybackSession';
import { useSignInPath } from '../../playback/pages/useSignInPath';
import { WaitingPanel } from '../../playback/pages/WaitingPanel';
import { returnAddress } from '../../routing/returnAddress';

export interface PlayerAreaProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
  /** Null if there is no page to return to, as in another site's frame. */
  readonly onBack: (() => void) | null;
  /** Receives the playback session for the sidebar; null if there is none. */
  readonly currentSession?: CurrentPlaybackSession | null;
}

/**
 * A required sign-in takes precedence over everything. A refusal takes precedence over waiting: viewers
 * should buy before the event, not at its start.
 */
export const PlayerArea = observer(function PlayerArea(props: PlayerAreaProps) {
  const { store, content, onBack } = props;
  const { access, phase } = store;
  const isHosted = useHostRender() !== null;
  const requiredSignIn = useRequiredSignIn(returnAddress(useLocation()));
  if (requiredSignIn !== null && phase.kind !== 'ended')
    return <RequiredSignInPanel content={content} path={requiredSignIn} onBack={onBack} />;
  if (access !== null && !access.granted && phase.kind !== 'ended')
    return <RefusalPanel content={content} refusal={access.failure} onBack={onBack} />;
  if (phase.kind === 'ended') return <EndedPanel content={content} onBack={onBack} />;
  if (phase.kind === 'waiting')
    return (
      <WaitingPanel
        content={content}
        startsAt={phase.startsAt}
        onBack={onBack}
        onStart={() => store.tick()}
      />
    );
  // The host has no player: its still has the same size.
  if (isHosted)
    return (
      <Backdrop content={content} onBack={onBack}>
        {null}
      </Backdrop>
    );
  return <Playing {...props} />;
});

const Playing = observer(function Playing({
  store,
  content,
  opening,
  onBack,
  currentSession = null,
}: PlayerAreaProps) {
  const playback = usePlayback();
  const signInPath = useSignInPath();
  const go = useRoleNavigate();
  const { info, kind } = content;
  const { progress, start } = opening;
  // Channel updates of an event must not restart playback.
  const playbackSession = useMemo(
    () => playback.playbackSession(playbackSubject(content, { progress, start })),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the comment above
    [playback, kind, info.id, progress, start],
  );
  const next = nextItem(store.upNext, opening.list);
  const [advances, setAdvances] = useState(false);
  const { state } = playbackSession;
  const embedded = useService(embedding);

  useEffect(() => embedded?.show(playbackSession), [embedded, playbackSession]);
  useEffect(() => currentSession?.begin(playbackSession), [currentSession, playbackSession]);
  useEffect(() => {
    let gone = false;
    void playback.preferences().then((preferences) => {
      if (!gone) setAdvances(advancesTo(next, preferences) !== null);
    });
    playback.player.setNextVideo(next);
    return () => {
      gone = true;
    };
    // `next` is created on every render; its content identifies it.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [playback, next?.content]);
  useEffect(() => {
    if (kind === 'live' && state.status === 'stopped' && state.kind === 'failed' && state.noStream)
      store.streamMissing();
  }, [kind, state, store]);

  const onNext = useCallback(() => {
    const { nextVideo } = playback.player;
    if (nextVideo === null) return;
    const { eventId, eventTitle, query } = nextVideo;
    go(
      'VOD',
      { eventId, eventTitle },
      { query: { ...query, [queryNames.from]: opening.from }, replace: true },
    );
  }, [playback, go, opening.from]);

  // The platform may refuse playback although the content's access level allowed it.
  const refusal: PlaybackRefusal | null =
    state.status === 'stopped' && state.kind === 'refused' ? state.refusal : null;
  if (refusal !== null) return <RefusalPanel content={content} refusal={refusal} onBack={onBack} />;
  return (
    <Player
      playbackSession={playbackSession}
      title={info.title}
      subtitle={info.programmingInfo?.currentProgramme?.title ?? info.tagline ?? null}
      still={stillOf(content)}
      next={next}
      advances={advances}
      onNext={onNext}
      onBack={onBack}
      signInPath={signInPath}
    >
      <PremiereNotice content={content} playbackSession={playbackSession} />
    </Player>
  );
});
