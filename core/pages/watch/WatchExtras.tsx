/** Below a video: reviews and related content (CAT-061, CAT-086). */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { canReview } from '../../content/review';
import { openRelated } from '../../content/openLists';
import { ReviewForm } from '../../content/components/ReviewForm';
import { ReviewStore } from '../../content/ReviewStore';
import { useText } from '../../i18n/hooks';
import type { WatchStore } from '../../playback/WatchStore';
import { queryNames } from '../../routing/queryNames';
import { RoleLink } from '../../routing/RoutingProvider';
import { session as sessionToken } from '../../sdk/services';
import { useRemembered } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import { buttonClass } from '../../ui/Button';
import { ContentItems } from '../content/ContentItems';
import { useListParts } from '../../content/pages/useListParts';
import styles from '../../playback/pages/WatchPage.module.css';
import { returnAddress } from '../../routing/returnAddress';

export interface WatchExtrasProps {
  readonly vodId: string;
  /** Its neighbours are excluded from related content. */
  readonly store: WatchStore;
}

export const WatchExtras = observer(function WatchExtras({ vodId, store }: WatchExtrasProps) {
  return (
    <div className={styles['beside']}>
      <Reviews vodId={vodId} />
      <Related vodId={vodId} store={store} />
    </div>
  );
});

/** Renders nothing while loading or without related content: it is not essential to the page. */
const Related = observer(function Related({ vodId, store }: WatchExtrasProps) {
  const t = useText();
  const parts = useListParts();
  const page = useRemembered(`related ${vodId}`, () => openRelated(vodId, parts), parts);
  useEffect(() => {
    void page.open();
    return () => page.leave();
  }, [page]);
  if (page.state.status !== 'ready') return null;
  const list = page.state.value;
  const without = new Set([...store.preceding, ...store.following].map(({ id }) => id));
  if (list.items.every(({ id }) => without.has(id))) return null;
  return <ContentItems list={list} without={without} title={t('relatedHeading')} />;
});

const Reviews = observer(function Reviews({ vodId }: { readonly vodId: string }) {
  const t = useText();
  const parts = useListParts();
  const session = useService(sessionToken);
  const location = useLocation();
  const store = useMemo(
    () => new ReviewStore(vodId, { ...parts, mayReview: () => canReview(session) }),
    [vodId, parts, session],
  );
  return (
    <section className={styles['reviews']}>
      <h2>{t('reviewHeading')}</h2>
      {canReview(session) ? (
        <ReviewForm store={store} />
      ) : (
        session.viewer.isGuest && (
          <RoleLink
            className={buttonClass('secondary')}
            to="LOGIN"
            query={{ [queryNames.from]: returnAddress(location) }}
          >
            {t('reviewSignIn')}
          </RoleLink>
        )
      )}
    </section>
  );
});
