/** What both watch pages are: a stage on top, details beneath, whatever the state of the content. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useIntlLocale, useText } from '../../i18n';
import { openingOf, type WatchedContent, type WatchStore } from '../../playback';
import { useRoleNavigate } from '../../routing';
import { session, useService } from '../../sdk';
import { Message } from '../fallback/Message';
import { checkedRealm } from '../pageServices';
import { Details } from './Details';
import { Following } from './Following';
import { Stage } from './Stage';
import { useGoBack } from './useGoBack';
import { usePlayback } from './usePlayback';
import styles from './WatchPage.module.css';
import { WatchSkeleton } from './WatchSkeleton';

export interface WatchPageProps {
  readonly kind: 'vod' | 'live';
  readonly id: string;
}

export const WatchPage = observer(function WatchPage({ kind, id }: WatchPageProps) {
  const t = useText();
  const locale = useIntlLocale();
  const playback = usePlayback();
  const { viewer } = useService(session);
  const goBack = useGoBack();
  // Another viewer or language is told something else of the same content; a guest is a guest whatever their session is called.
  const who = viewer.isGuest ? 'guest' : viewer.id;
  const store = useMemo(() => playback.watch({ kind, id }), [playback, kind, id, who, locale]); // eslint-disable-line react-hooks/exhaustive-deps -- see the line above
  useEffect(() => {
    void store.load();
    return () => store.dispose();
  }, [store]);
  const { state } = store;

  if (state.status === 'loading') return <WatchSkeleton />;
  if (state.status === 'failed') {
    return (
      <Message picture="error" title={t('watchFailedTitle')} text={t(state.messageKey)} action={{ label: t('playerTryAgain'), run: () => void store.load() }}>
        <button type="button" className={styles['back']} onClick={goBack}>
          {t('goBack')}
        </button>
      </Message>
    );
  }
  return <Ready store={store} content={state.content} moved={state.moved} onBack={goBack} />;
});

interface ReadyProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly moved: boolean;
  readonly onBack: () => void;
}

const Ready = observer(function Ready({ store, content, moved, onBack }: ReadyProps) {
  const go = useRoleNavigate();
  const realm = useService(checkedRealm);
  const { search } = useLocation();
  const opening = useMemo(() => openingOf(new URLSearchParams(search)), [search]);
  const { id, title } = content.info;

  useEffect(() => {
    document.title = `${title} · ${realm.title}`;
  }, [title, realm.title]);
  useEffect(() => {
    // PLY-080: the event has become a video, and its address says so from now on.
    if (moved) go('VOD', { eventId: id, eventTitle: title }, { query: new URLSearchParams(search), replace: true });
  }, [moved, go, id, title, search]);

  return (
    <article className={styles['page']}>
      <div className={styles['stage']}>
        <Stage store={store} content={content} opening={opening} onBack={onBack} />
      </div>
      <Details content={content} />
      <Following items={store.following} />
    </article>
  );
});
