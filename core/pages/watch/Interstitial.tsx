/** The page before a video: its details, and the call to action for this viewer (CAT-013, CAT-017 to CAT-020). */
import { observer } from 'mobx-react-lite';
import { cardSettings } from '../../catalogue/cardSettings';
import { comingPremiere } from '../../content/comingPremiere';
import { useFormat, useText } from '../../i18n/hooks';
import type { Opening } from '../../playback/rules/opening';
import type { WatchedContent } from '../../playback/content';
import type { WatchStore } from '../../playback/WatchStore';
import { actions } from '../../sdk/cards';
import { clock } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { ContentHead } from '../../pageKit/ContentHead';
import page from '../../pageKit/ContentPage.module.css';
import { Makers } from '../../content/pages/Makers';
import { WatchExtras } from './WatchExtras';
import { UpNext } from '../../playback/pages/UpNext';
import { isListed, ListAside } from './ListAside';
import { PlayButton } from '../../playback/pages/PlayButton';

export interface InterstitialProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
}

export const Interstitial = observer(function Interstitial({ store, content, opening }: InterstitialProps) {
  const t = useText();
  const format = useFormat();
  const Actions = useService(actions);
  const time = useService(clock);
  const settings = useService(cardSettings);
  const { info } = content;
  const premiere = comingPremiere(info, time.now());
  const facts = [
    premiere === null ? null : t('premieresOn', { when: format.dateTime(premiere) }),
    info.year ? String(info.year) : null,
    info.duration ? format.runningTime(info.duration) : null,
    info.countryOfOrigin,
    ...(info.genres?.slice(0, 3) ?? []),
  ].filter((fact): fact is string => Boolean(fact));
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
      <Makers credits={info.credits} />
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
