/** Public API of core/playback, for pages with a player. Lazily loaded with them, never part of the first page. */
export { Playback, createPlayback } from './Playback';
export type { PlaybackDeps } from './PlaybackDeps';
export { createPlaybackService, playbackService, type PlaybackService } from './playbackService';
export { playerRoles } from './playerRoles';
export { Player, type PlayerProps } from './components/Player';
export { PlaybackSession, type PlaybackSessionState, type PlaybackSubject } from './PlaybackSession';
export { WatchStore, type WatchRequest, type WatchState } from './WatchStore';
export { cardSubject, playbackSubject, stillOf, type WatchedContent } from './content';
export { PlayerStore, type PlayerEvent, type PlayerState } from './PlayerStore';
export {
  listQuery,
  openingOf,
  playStep,
  queryOfVideo,
  showsInterstitial,
  watchQuery,
  type Opening,
  type WatchedList,
} from './rules/opening';
export {
  playbackAccess,
  refusalPrompt,
  type Licence,
  type PlaybackRefusal,
  type RefusalPrompt,
} from './rules/playbackAccess';
export { premiereOf, premierePosition, showsPremiere, type Premiere } from './rules/premiere';
export { countdown, eventPhase, type EventPhase } from './rules/eventPhase';
export { advancesTo, nextItem, type NextItem } from './rules/nextItem';
export { openTab, sidebarTabs, tabAtFirst, type SidebarMemory, type SidebarTab } from './rules/sidebar';
