/** Public API: live and upcoming events. */
export { LiveToast, type LiveToastProps } from './components/LiveToast';
export { LiveNowList } from './components/LiveNowList';
export { LiveListStore, type LiveListState } from './LiveListStore';
export { LiveToasts } from './LiveToasts';
export { LiveWatch, type LiveWatchDeps } from './LiveWatch';
export { EventList, type EventListProps } from './components/EventList';
export { EventPageStore, type EventPageDeps, type EventPageState, type EventsPlace } from './EventPageStore';
export { eventIdOf } from './liveNews';
