/** Content details and lists, for the pages that show them. Loaded lazily, never with the first page. */
export { comingPremiere } from './comingPremiere';
export { ContentList } from './ContentList';
export { LoadedPage, type LoadState } from './LoadedPage';
export { openingEpisode, type OpeningEpisode } from './openingEpisode';
export {
  openPlaylist,
  openRelated,
  openSeason,
  openWatchlist,
  type ListDeps,
  type Playlist,
  type Season,
  type ShownPlaylist,
  type ShownSeason,
  type ShownWatchlist,
  type Watchlist,
  type WatchlistAddress,
} from './openLists';
export { canReview } from './review';
export { ReviewStore } from './ReviewStore';
export { SeriesStore, type Series, type SeriesAddress } from './SeriesStore';
export { switcherShape } from './seasonSwitcher';
export { ReviewForm } from './components/ReviewForm';
export { SeasonSwitcher } from './components/SeasonSwitcher';
