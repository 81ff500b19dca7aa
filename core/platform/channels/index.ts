/** Message channels, fetched with the first screen that listens. */
export { browserActivity, pagePresence, type PageActivity } from '../browser/PageActivity';
export { SILENCE_LIMIT, STEADY_AFTER } from './ChannelConnection';
export { createChannels, type ChannelsDeps } from './createChannels';
