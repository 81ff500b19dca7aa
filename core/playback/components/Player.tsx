/** The player: picture, subtitles, controls and overlays. */
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useDirection, useText } from '../../i18n/hooks';
import { clock as clockToken, realm as realmToken } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { beginning } from '../parts/beginning';
import { PartSlot } from '../parts/PartSlot';
import { usePartKeys } from '../parts/usePartKeys';
import { useParts } from '../parts/useParts';
import type { NextItem } from '../rules/nextItem';
import type { PlaybackSession } from '../PlaybackSession';
import { Announcer } from './Announcer';
import { Controls } from './Controls';
import { EndCard } from './EndCard';
import { ErrorPanel } from './ErrorPanel';
import { PlayIcon } from './icons';
import { InPlaceButtons } from './InPlaceButtons';
import layers from './Layers.module.css';
import overlays from './Overlays.module.css';
import styles from './Player.module.css';
import { StartNote } from './StartNote';
import { UnmuteOffer } from './UnmuteOffer';
import { useControlsShown } from './useControlsShown';
import { useFullscreen } from './useFullscreen';
import { useRetainedFocus } from './useRetainedFocus';
import { useMediaSession } from './useMediaSession';
import { usePlayerKeys } from './usePlayerKeys';
import { usePointer } from './usePointer';
import { Still } from './Still';

export interface PlayerProps {
  readonly playbackSession: PlaybackSession;
  readonly title: string;
  readonly subtitle?: string | null;
  /** Shown until the first frame. */
  readonly still: string | null;
  readonly next?: NextItem | null;
  /** The next item opens by itself at the end (PLY-047). */
  readonly advances?: boolean;
  readonly onNext?: () => void;
  /**
   * Inline player in a page with other content: takes no focus, always shows a pause button, and is closed
   * rather than left.
   */
  readonly inPlace?: boolean;
  /** Null if there is no back button: the player is embedded in another site. */
  readonly onBack: (() => void) | null;
  /** Path of the login page, for failures that a sign-in resolves. */
  readonly signInPath: string;
  /** Overlays of the page, such as the notice of a premiere. */
  readonly children?: ReactNode;
}

/**
 * Player width (px) below which the controls are compact: the full row with every menu and the cast button
 * does not fit.
 */
const FULL_CONTROLS_MIN_WIDTH_PX = 880;
const nothing = (): void => undefined;

/** Opens the session on mount and closes it on unmount. */
export const Player = observer(function Player(props: PlayerProps) {
  const {
    playbackSession,
    title,
    subtitle = null,
    still,
    next = null,
    advances = false,
    onNext = nothing,
    inPlace = false,
    onBack,
    signInPath,
    children,
  } = props;
  const t = useText();
  const direction = useDirection();
  const clock = useService(clockToken);
  const realm = useService(realmToken);
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const captions = useRef<HTMLDivElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const compact = useWidth(frame, 1024) < FULL_CONTROLS_MIN_WIDTH_PX;
  const { player, media, state, adBreaks } = playbackSession;
  const { hasStarted, autoStartFailed, videoEnded } = player.state;
  const held = adBreaks.current !== null;
  // A preloaded stream has its first frame before it plays.
  const hasPicture =
    hasStarted || (state.status === 'showing' && media.isPlaced && !autoStartFailed && !held);

  const { registry, views } = useParts(playbackSession, title, {
    next: next?.content ?? null,
    autoAdvance: advances,
    open: onNext,
  });
  useEffect(() => {
    if (picture.current === null || captions.current === null) return;
    // An inline player starts at once, without waiting for ad breaks.
    void playbackSession.open(
      { picture: picture.current, captions: captions.current },
      inPlace ? undefined : beginning(registry, views, clock),
    );
    return () => void playbackSession.close();
  }, [playbackSession, inPlace, registry, views, clock]);
  useEffect(() => {
    // The embedding page owns the focus until the viewer enters the frame.
    if (inPlace || (onBack === null && !document.hasFocus())) return;
    // The player's keys must work at once, also after a focused button has disappeared; focus elsewhere on
    // the page is not taken.
    if (document.activeElement === null || document.activeElement.contains(frame.current))
      frame.current?.focus({ preventScroll: true });
  }, [state.status, autoStartFailed, videoEnded, inPlace, onBack]);
  useRetainedFocus(frame);

  const toggleFullscreen = useFullscreen(frame, playbackSession);
  const controls = useControlsShown(
    clock,
    !playbackSession.transport.plays || player.dragging || menuOpen || state.status !== 'showing',
  );
  const onKeyDown = usePlayerKeys({
    playbackSession,
    toggleFullscreen,
    onNext: next === null ? null : onNext,
    stir: controls.stir,
  });
  const onPartKey = usePartKeys(views);
  const { jump, handlers } = usePointer({ playbackSession, controls, clock, toggleFullscreen });
  useMediaSession(playbackSession, {
    title,
    artist: realm.title,
    album: subtitle,
    still,
    onNext: next === null ? null : onNext,
  });

  // Nothing may cover the platform's watermark in the end corner (PLY-071).
  const isMarked =
    playbackSession.facts?.watermark?.position === (direction === 'rtl' ? 'TOP_LEFT' : 'TOP_RIGHT');
  const isBusy =
    !held && (state.status === 'preparing' || (state.status === 'showing' && media.buffering && !videoEnded));
  return (
    <section
      ref={frame}
      className={styles['player']}
      aria-label={t('playerRegion', { title })}
      aria-busy={isBusy || undefined}
      tabIndex={-1}
      data-keeps-arrows="player"
      data-idle={!controls.shown || undefined}
      data-controls={(controls.shown && (held || state.status === 'showing')) || undefined}
      data-compact={compact || undefined}
      onKeyDown={(event) => {
        onKeyDown(event);
        onPartKey(event);
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'touch') return;
        player.hover(true);
        controls.stir();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'touch') return;
        player.hover(false);
        controls.rest();
      }}
      onFocus={controls.stir}
    >
      <div ref={picture} className={`${layers['layer']} ${layers['picture']}`} />
      {!hasPicture && still !== null && <Still src={still} className={layers['still']} />}
      <PartSlot slot="picture" views={views} />
      <div
        ref={captions}
        className={`${layers['layer']} ${layers['captions']} ${styles['captions']}`}
        data-size={playbackSession.captions.size}
        data-style={playbackSession.captions.style}
      />
      <div className={layers['layer']} {...handlers} />
      {isBusy && (
        <div className={`${layers['busy']} ${styles['busy']}`}>
          <Spinner />
          <VisuallyHidden>
            <span role="status">{t('playerLoading')}</span>
          </VisuallyHidden>
          {playbackSession.recovery.tries && (
            <p className={styles['patience']} role="status">
              {t('playerTriesAgain')}
            </p>
          )}
        </div>
      )}
      {jump !== null && (
        <div key={jump.count} className={styles['jump']} data-side={jump.side} aria-hidden="true" dir="ltr">
          {jump.side === 'left' ? '−' : '+'}
          {jump.seconds}
        </div>
      )}
      {autoStartFailed && state.status === 'showing' && !held && (
        <div className={overlays['cover']} data-cover="">
          <button
            type="button"
            className={overlays['bigAction']}
            aria-label={t('playerStart', { title })}
            onClick={() => {
              player.start();
              void playbackSession.transport.play();
            }}
          >
            <PlayIcon />
          </button>
        </div>
      )}
      {videoEnded && !held && (
        <EndCard playbackSession={playbackSession}>
          <PartSlot slot="end" views={views} />
        </EndCard>
      )}
      {!inPlace && <PartSlot slot="adBreak" views={views} />}
      {state.status === 'stopped' && state.kind === 'failed' && (
        <ErrorPanel
          failure={state.failure}
          started={hasStarted}
          signInPath={signInPath}
          onRetry={() => void playbackSession.retry()}
          onBack={onBack}
        />
      )}
      <Controls
        playbackSession={playbackSession}
        title={title}
        subtitle={subtitle}
        shown={controls.shown}
        compact={compact}
        inPlace={inPlace}
        onBack={onBack}
        onFullscreen={toggleFullscreen}
        onMenu={setMenuOpen}
        parts={<PartSlot slot="control" views={views} />}
      />
      {/* Overlays must not cover the controls of the end card. */}
      {!held && !videoEnded && <PartSlot slot="overlay" views={views} />}
      {!autoStartFailed && !videoEnded && !menuOpen && !held && <PartSlot slot="action" views={views} />}
      {!inPlace && !menuOpen && <UnmuteOffer playbackSession={playbackSession} aside={isMarked} />}
      {inPlace && !menuOpen && (
        <InPlaceButtons playbackSession={playbackSession} title={title} aside={isMarked} />
      )}
      <StartNote playbackSession={playbackSession} />
      {children}
      <Announcer playbackSession={playbackSession} />
    </section>
  );
});

/** CSS px; `initial` until the first measurement and where ResizeObserver is missing. */
function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const target = element.current;
    if (target === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
