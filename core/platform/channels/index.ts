/** Message channels, loaded lazily with the first page that subscribes. */
export { browserActivity, pagePresence, type PageActivity } from '../browser/PageActivity';
export { SILENCE_LIMIT, STEADY_AFTER } from './ChannelConnection';
export { createChannels, type ChannelsDeps } from './createChannels';
