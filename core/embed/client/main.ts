/** Entry point of `/embed.js`: defines the custom element and exports the client. */
import { definePlayer } from './PlayerElement';

export { definePlayer, PlayerElement } from './PlayerElement';
export { PlayerClient, PlayerError, type PlayerClientOptions } from './PlayerClient';
export { bridgeErrors, bridgeEvents } from '../protocol';
export type * from '../protocol';

definePlayer();
