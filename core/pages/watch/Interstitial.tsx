/** The page before a video: its details, and the call to action for this viewer (CAT-013, CAT-017 to CAT-020). */
import { observer } from 'mobx-react-lite';
import { cardSettings } from '../../catalogue/cardSettings';
import { comingPremiere } from '../../content/comingPremiere';
import { useFormat, useText } from '../../i18n/hooks';
import type { Opening, WatchedList } from '../../playback/rules/opening';
import type { WatchedContent } from '../../playback/content';
import type { WatchStore } from '../../playback/WatchStore';
import { actions } from '../../sdk/cards';
import { contentFacts } from '../../sdk/contentFacts';
import { useRenderTime } from '../../sdk/useNow';
import { useService } from '../../sdk/useService';
import { ContentHead } from '../../pageKit/ContentHead';
import page from '../../pageKit/ContentPage.module.css';
import { creditsOf } from '../../content/listHeads';
import { Makers } from '../../content/pages/Makers';
import { WatchExtras } from './WatchExtras';
import { UpNext } from '../../playback/pages/UpNext';
import { PlayButton } from '../../playback/pages/PlayButton';
import { useId } from 'react';
import { ListLines } from './sidebar/ListLines';
import styles from '../../playback/pages/WatchPage.module.css';

/** Whether there is a list to show: the address names one, and the video has neighbours in it. */
function isListed(
  { preceding, following }: Pick<WatchStore, 'preceding' | 'following'>,
  list: WatchedList,
): boolean {
  return list.kind !== 'none' && preceding.length + following.length > 0;
}

interface ListAsideProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
}

/** The list from which a video is watched, as shown on its interstitial (CAT-028 to CAT-030). */
const ListAside = observer(function ListAside({ store, content, opening }: ListAsideProps) {
  const t = useText();
  const titleId = useId();
  const { list } = opening;
  if (list.kind === 'none' || !isListed(store, list)) return null;
  const title = t(
    ({ season: 'listOfSeason', playlist: 'listOfPlaylist', watchlist: 'listOfWatchlist' } as const)[
      list.kind
    ],
  );
  return (
    <aside className={styles['aside']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ListLines
        items={[...store.preceding, content.info, ...store.following]}
        current={content.info.id}
        opening={opening}
      />
    </aside>
  );
});

export interface InterstitialProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
}

export const Interstitial = observer(function Interstitial({ store, content, opening }: InterstitialProps) {
  const t = useText();
  const format = useFormat();
  const Actions = useService(actions);
  const settings = useService(cardSettings);
  const { info } = content;
  const premiere = comingPremiere(info, useRenderTime());
  const premieresOn = premiere === null ? null : t('premieresOn', { when: format.dateTime(premiere) });
  const facts = contentFacts(
    info,
    [{ text: premieresOn }, 'year', 'length', 'country', { genres: 3 }],
    format,
  );
  return (
    <article className={page['page']} data-list-state="ready">
      <ContentHead
        overline={info.series?.title}
        title={info.title}
        facts={facts}
        tagline={info.tagline}
        description={info.description}
        picture={info.heroUrl ?? info.thumbnailUrl}
        fallback={settings.fallbackImage(info)}
      >
        <PlayButton store={store} content={content} hasPremiere={premiere !== null} />
        <Actions subject={{ content: info }} hide={['play', 'signIn', 'purchase', 'restart']} second />
      </ContentHead>
      <Makers credits={creditsOf(info.credits)} />
      {isListed(store, opening.list) ? (
        <ListAside store={store} content={content} opening={opening} />
      ) : (
        <UpNext items={store.following} />
      )}
      {/* Rendered only once the list above it is known, to avoid layout shift. */}
      {store.neighboursKnown && <WatchExtras vodId={info.id} store={store} />}
    </article>
  );
});
