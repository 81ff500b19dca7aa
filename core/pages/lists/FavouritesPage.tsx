/** Role FAVOURITES: what the viewer favours, with the heart to take one out (CAT-066, CAT-073). */
import { observer } from 'mobx-react-lite';
import { isVideo } from '../../catalogue/cardLabel';
import { FavouriteAction } from '../../catalogue/components/FavouriteAction';
import { useText } from '../../i18n';
import { favouritesService } from '../../library';
import { useService, type Content } from '../../sdk';
import { favouriteVideos } from '../../search';
import { BrowseLink } from './BrowseLink';
import { ListPage } from './ListPage';
import { OwnList } from './OwnList';

/** Whatever is listed here is one, also where the platform does not say so again. */
const asFavourite = (content: Content): Content => ({ ...content, favourite: true });

/** One that is taken out stays until the viewer leaves: a press by mistake is undone by another. Only what may be watched has a heart (FAV-006). */
const heart = (content: Content) => (content.accessLevel === 'GRANTED' && isVideo(content) ? <FavouriteAction content={asFavourite(content)} look="compact" /> : null);

export default observer(function FavouritesPage() {
  const t = useText();
  const slot = useService(favouritesService);
  // Hearts that are on their way belong to what is read.
  const settled = () => slot.open().then((store) => store.settled(), () => undefined);
  return (
    <OwnList>
      <ListPage source={favouriteVideos} before={settled} heading={t('favouritesPage')} empty={{ title: t('favouritesEmpty'), text: t('favouritesEmptyText'), way: <BrowseLink /> }} corner={heart} />
    </OwnList>
  );
});
