/** What is on now. */
export { LiveNowList } from './components/LiveNowList';
export { contentOf, LiveListStore, type LiveListState } from './LiveListStore';
