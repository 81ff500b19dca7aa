/** The player inside a page's hero: starts muted by itself, or on a press (HOM-027, PLY-098). */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { cardSubject } from '../content';
import { Player } from '../components/Player';
import type { PlaybackSession, PlaybackSubject } from '../PlaybackSession';
import { clock } from '../../sdk/services';
import { onAir } from '../../sdk/programme';
import { useService } from '../../sdk/useService';
import type { HeroPlayerProps } from '../../sdk/cards';
import { useRequiredSignIn } from '../../session/components/useRequiredSignIn';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useSeen } from '../../ui/useSeen';
import { useReducedMotion } from '../../ui/useReducedMotion';
import styles from './HeroPlayer.module.css';
import { usePlayback } from './usePlayback';
import { useSignInPath } from './useSignInPath';
import { returnAddress } from '../../routing/returnAddress';

/** Content that cannot be played leaves the hero unchanged. */
export const HeroPlayer = observer(function HeroPlayer(props: HeroPlayerProps) {
  const { content } = props;
  const subject = cardSubject(content);
  const id = subject?.id;
  const kind = subject?.kind;
  // A refetched row has new objects for the same content, which must not restart playback.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  const stableSubject = useMemo(() => subject, [id, kind]);
  const requiredSignInPath = useRequiredSignIn(returnAddress(useLocation()));
  if (stableSubject === null) return null;
  return requiredSignInPath === null ? (
    <InPlace {...props} subject={stableSubject} />
  ) : (
    <RequiredSignIn path={requiredSignInPath} />
  );
});

/** Nothing plays before the sign-in that the realm requires (SGP-108). */
function RequiredSignIn({ path }: { readonly path: string }) {
  const t = useText();
  return (
    <div className={styles['place']}>
      <Link className={styles['start']} to={path}>
        <Icon name="signIn" />
        {t('watchOwedAction')}
      </Link>
    </div>
  );
}

const InPlace = observer(function InPlace({
  content,
  still,
  Heading,
  onShown,
  subject,
}: HeroPlayerProps & { readonly subject: PlaybackSubject }) {
  const t = useText();
  const playback = usePlayback();
  const signInPath = useSignInPath();
  const time = useService(clock);
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const stillness = useReducedMotion();
  const [wish, setWish] = useState<'none' | 'pressed' | 'closed'>('none');
  const [startsItself, setStartsItself] = useState(false);
  const pressed = wish === 'pressed';
  const opened = pressed || (wish === 'none' && startsItself);
  // After a press, it uses the player's volume; autoplay is muted.
  const playbackSession = useMemo(
    () => (opened ? playback.playbackSession({ ...subject, muted: !pressed }) : null),
    [playback, subject, opened, pressed],
  );
  const failed =
    playbackSession?.state.status === 'stopped' && (!pressed || playbackSession.state.kind === 'refused');
  const shown = playbackSession !== null && !failed && (pressed || playbackSession.player.state.hasStarted);

  const programme = onAir(content.programmingInfo, time.now()).current?.title ?? null;

  useEffect(() => {
    if (!seen || stillness || startsItself) return;
    let gone = false;
    void playback.preferences().then(({ videoBackgroundAutoPlay }) => {
      if (!gone && videoBackgroundAutoPlay !== false) setStartsItself(true);
    });
    return () => {
      gone = true;
    };
  }, [playback, seen, stillness, startsItself]);
  useEffect(() => {
    if (failed) setWish('closed');
  }, [failed]);
  useEffect(() => {
    onShown(shown);
  }, [shown, onShown]);
  useEffect(() => () => onShown(false), [onShown]);
  usePauseWhenHidden(playbackSession, seen && (pressed || !stillness));
  const close = useCallback(() => setWish('closed'), []);

  return (
    <div ref={place} className={styles['place']}>
      {playbackSession !== null && !failed && (
        <div className={styles['stage']} data-shown={shown || undefined} inert={!shown}>
          <VisuallyHidden>
            <Heading>{content.title}</Heading>
          </VisuallyHidden>
          <Player
            playbackSession={playbackSession}
            inPlace
            title={content.title ?? ''}
            subtitle={programme ?? content.tagline ?? null}
            still={still}
            onBack={close}
            signInPath={signInPath}
          >
            <div className={styles['caption']} aria-hidden="true">
              <p className={styles['title']}>{programme ?? content.title}</p>
              {programme !== null && <p>{content.title}</p>}
            </div>
          </Player>
        </div>
      )}
      {!shown && (
        <button type="button" className={styles['start']} onClick={() => setWish('pressed')}>
          <Icon name="play" />
          {t('playerPlayHere')}
        </button>
      )}
    </div>
  );
});

/** Picture-in-picture counts as visible. Does not resume what the viewer paused. Use inside an observer. */
function usePauseWhenHidden(playbackSession: PlaybackSession | null, seen: boolean): void {
  const rests = useRef(false);
  const isPlaying =
    playbackSession?.player.state.isPlaying === true && playbackSession.state.status === 'showing';
  useEffect(() => {
    if (playbackSession === null) return;
    if (!seen && isPlaying && document.pictureInPictureElement == null) {
      rests.current = true;
      playbackSession.transport.pause();
    } else if (seen && rests.current) {
      rests.current = false;
      void playbackSession.transport.play();
    }
  }, [playbackSession, seen, isPlaying]);
}
