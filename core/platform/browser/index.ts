/** The browser's own services, one thin module each; all else in core and plugins reaches the browser through these. */
export { browserAddress, isAppAddress, isWebAddress, RefusedAddress, type AddressWindow, type BrowserAddress } from './BrowserAddress';
export { browserClock } from './browserClock';
export { keyValueStoreOver, localStorageValues, outlivesPage, sessionStorageValues } from './browserStorage';
export { browserFetch, type Fetch } from './Fetch';
export { browserLocks } from './Locks';
export { tabLocks, type Locks } from './tabLocks';
export { storageTabChannel, type TabChannel } from './TabChannel';
export { tabBroadcast, type TabBroadcast } from './tabBroadcast';
