/** Thin wrappers around browser APIs, one per module; the rest of core and plugins reaches the browser through them. */
export {
  browserAddress,
  isAppAddress,
  isWebAddress,
  RefusedAddress,
  type AddressWindow,
  type BrowserAddress,
} from './BrowserAddress';
export { browserClock } from './browserClock';
export { keyValueStoreOver, localStorageValues, outlivesPage, sessionStorageValues } from './browserStorage';
export { browserFetch, type Fetch } from './Fetch';
export { browserLocks } from './Locks';
export { tabLocks, type Locks } from './tabLocks';
export { storageTabChannel, type TabChannel } from './TabChannel';
export { tabBroadcast, type TabBroadcast } from './tabBroadcast';
