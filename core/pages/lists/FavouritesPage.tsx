/** Role FAVOURITES: the viewer's favourites, which can be removed by their heart (CAT-066, CAT-073). */
import { observer } from 'mobx-react-lite';
import { isVideo } from '../../catalogue/cardLabel';
import { FavouriteAction } from '../../catalogue/components/FavouriteAction';
import { useText } from '../../i18n/hooks';
import { favouritesService } from '../../library/favouritesService';
import { useService } from '../../sdk/useService';
import type { Content } from '../../sdk/services';
import { favouriteVideos } from '../../search/listSources';
import { BrowseLink } from '../../pageKit/EmptyList';
import { ListPage } from './ListPage';
import { OwnList } from '../../pageKit/OwnList';

/** Listed items are favourites even if the platform omits the flag. */
const asFavourite = (content: Content): Content => ({ ...content, favourite: true });

/**
 * A removed item stays until the viewer leaves, so that it can be restored. Only watchable videos have a
 * heart (FAV-006).
 */
const heart = (content: Content) =>
  content.accessLevel === 'GRANTED' && isVideo(content) ? (
    <FavouriteAction content={asFavourite(content)} look="compact" />
  ) : null;

export default observer(function FavouritesPage() {
  const t = useText();
  const slot = useService(favouritesService);
  // Wait for pending optimistic updates, so that the fetched list includes them.
  const settled = () =>
    slot.open().then(
      (store) => store.settled(),
      () => undefined,
    );
  return (
    <OwnList>
      <ListPage
        source={favouriteVideos}
        before={settled}
        heading={t('favouritesPage')}
        empty={{ title: t('favouritesEmpty'), text: t('favouritesEmptyText'), action: <BrowseLink /> }}
        corner={heart}
      />
    </OwnList>
  );
});
