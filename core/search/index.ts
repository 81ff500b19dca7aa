/** Public API: search, refinable lists, and the components that refine them. */
export { contentGrid, favouriteVideos, watchHistory } from './listSources';
export { PagedResults, type ReadPage, type ResultsState } from './PagedResults';
export { RefinedList, type ListRequest, type ListSource } from './RefinedList';
export {
  chosenOptions,
  clearOptions,
  currentTab,
  offeredBy,
  openTab,
  sameRefinement,
  sortBy,
  toggleOption,
  unrefined,
  type Offered,
} from './refinement';
export {
  pageNames,
  readRefinement,
  readValue,
  writeRefinement,
  writeValue,
  type RefinementNames,
} from './refinementQuery';
export { SearchStores } from './SearchStores';
export { SearchStore } from './SearchStore';
export { searchService } from './searchService';
export { useSearchStores } from './useSearchStores';
export { ListTabs } from './components/ListTabs';
export { RefineBar } from './components/RefineBar';
export { FacetPanel } from './components/FacetPanel';
