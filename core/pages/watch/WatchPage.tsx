/** Shared by both watch pages: player area on top, details below, and the states of loading. */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIntlLocale, useText } from '../../i18n/hooks';
import {
  listQuery,
  type Opening,
  openingOf,
  queryOfVideo,
  showsInterstitial,
} from '../../playback/rules/opening';
import type { WatchedContent } from '../../playback/content';
import type { WatchStore } from '../../playback/WatchStore';
import { useRoleNavigate } from '../../routing/useRoleNavigate';
import { channels } from '../../sdk/channels';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { ContentSkeleton } from '../../pageKit/ContentSkeleton';
import { usePageTitle } from '../../sdk/usePageTitle';
import { Message } from '../../pageKit/Message';
import { NotFoundPage } from '../../pageKit/NotFoundPage';
import { checkedRealm, pageLog } from '../../pageKit/pageServices';
import { embedding } from '../../playback/playbackService';
import { WatchExtras } from './WatchExtras';
import { Details } from './Details';
import { Interstitial } from './Interstitial';
import { CurrentPlaybackSession } from '../../playback/pages/CurrentPlaybackSession';
import { SidebarSlot } from './sidebar/SidebarSlot';
import { PlayerArea } from './PlayerArea';
import { useGoBack } from '../../pageKit/useGoBack';
import { usePictureFirst } from '../../playback/pages/usePictureFirst';
import { usePlayback } from '../../playback/pages/usePlayback';
import styles from '../../playback/pages/WatchPage.module.css';
import { WatchSkeleton } from '../../playback/pages/WatchSkeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export interface WatchPageProps {
  readonly kind: 'vod' | 'live';
  readonly id: string;
  /** The address is that of the interstitial (CAT-018). */
  readonly asInterstitial?: boolean;
}

export const WatchPage = observer(function WatchPage({ kind, id, asInterstitial = false }: WatchPageProps) {
  const t = useText();
  const locale = useIntlLocale();
  const playback = usePlayback();
  const { viewer } = useService(session);
  const news = useService(channels);
  const goBack = useGoBack();
  // Other viewers and languages get other data for the same content (all guest sessions are equivalent), so
  // the store depends on `who` and
  // `locale`, and on the list by value.
  const who = viewer.isGuest ? 'guest' : viewer.id;
  const { search } = useLocation();
  const opening = useMemo(() => openingOf(new URLSearchParams(search)), [search]);
  const log = useService(pageLog);
  useEffect(() => {
    for (const name of opening.unread)
      log.warn('A part of the address cannot be read and is ignored.', { page: kind, parameter: name });
  }, [opening, log, kind]);
  const list = JSON.stringify(listQuery(opening.list));
  const store = useMemo(
    () => playback.watch({ kind, id, list: opening.list }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see `who` and `list` above
    [playback, kind, id, list, who, locale],
  );
  useEffect(() => {
    void store.load();
    const unfollow = store.follow(news);
    return () => {
      unfollow();
      store.dispose();
    };
  }, [store, news]);
  const { state } = store;

  if (state.status === 'loading')
    return asInterstitial ? <ContentSkeleton /> : <WatchSkeleton kind={kind} opening={opening} />;
  if (state.status === 'missing') return <NotFoundPage />;
  if (state.status === 'failed') {
    return (
      <Message
        picture="error"
        title={t('watchFailedTitle')}
        text={t(state.messageKey)}
        action={{ label: t('playerTryAgain'), run: () => void store.load() }}
      >
        <button type="button" className={styles['back']} onClick={goBack}>
          {t('goBack')}
        </button>
      </Message>
    );
  }
  return (
    <Ready
      store={store}
      content={state.content}
      moved={state.moved}
      opening={opening}
      asInterstitial={asInterstitial}
      onBack={goBack}
    />
  );
});

interface ReadyProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly moved: boolean;
  readonly opening: Opening;
  readonly asInterstitial: boolean;
  readonly onBack: () => void;
}

const Ready = observer(function Ready({
  store,
  content,
  moved,
  opening,
  asInterstitial,
  onBack,
}: ReadyProps) {
  const go = useRoleNavigate();
  const realm = useService(checkedRealm);
  const { search } = useLocation();
  const embedded = useService(embedding) !== null;
  const { id, title } = content.info;
  const live = isLive(content);
  const { player } = usePlayback();
  const { hasStarted, autoStartFailed } = player.state;
  const isTurnOfRest = usePictureFirst(
    store.access?.granted === true && store.phase.kind === 'on' && !autoStartFailed,
    hasStarted,
  );

  const [currentSession] = useState(() => new CurrentPlaybackSession());
  const [settled, setSettled] = useState(false);
  const onSettled = useCallback(() => setSettled(true), []);
  usePageTitle(title);
  useEffect(() => {
    // PLY-080: the event has become a video; its address is replaced.
    if (moved)
      go(
        'VOD',
        { eventId: id, eventTitle: title },
        { query: queryOfVideo(new URLSearchParams(search)), replace: true },
      );
  }, [moved, go, id, title, search]);

  useEffect(() => {
    // CAT-097: live content has no interstitial.
    if (asInterstitial && live)
      go('LIVE', { eventId: content.info.liveEventId ?? id, eventTitle: title }, { replace: true });
  }, [asInterstitial, live, go, content, id, title]);

  if (asInterstitial && live) return <WatchSkeleton kind="live" opening={opening} />;
  if (embedded) return <EmbeddedWatchPage store={store} content={content} opening={opening} />;
  if (asInterstitial || showsInterstitial(opening, realm.settings, live))
    return <Interstitial store={store} content={content} opening={opening} />;
  return (
    <article className={styles['page']}>
      <div className={styles['stage']} data-screen-only="">
        <PlayerArea
          store={store}
          content={content}
          opening={opening}
          onBack={onBack}
          currentSession={currentSession}
        />
      </div>
      <Details content={content} />
      <SidebarSlot
        store={store}
        content={content}
        opening={opening}
        currentSession={currentSession}
        isTurn={isTurnOfRest}
        onSettled={onSettled}
      />
      {/* Only once everything above is settled, to avoid layout shift. */}
      {settled && isTurnOfRest && content.kind === 'vod' && store.neighboursKnown && (
        <WatchExtras vodId={id} store={store} />
      )}
    </article>
  );
});

const isLive = ({ kind, info }: WatchedContent): boolean => kind === 'live' || info.type === 'LIVE';

interface EmbeddedWatchPageProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
}

/** A watch page in another site's frame: only the player, filling the frame (BRG-001). */
function EmbeddedWatchPage({ store, content, opening }: EmbeddedWatchPageProps) {
  return (
    <article className={styles['alone']}>
      <VisuallyHidden>
        <h1>{content.info.title}</h1>
      </VisuallyHidden>
      <div className={styles['stage']} data-screen-only="">
        <PlayerArea store={store} content={content} opening={opening} onBack={null} />
      </div>
    </article>
  );
}
