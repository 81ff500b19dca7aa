/** What an embedding page imports from `/embed.js`: the element, made known at once, and the client beneath it. */
import { definePlayer } from './PlayerElement';

export { definePlayer, PlayerElement } from './PlayerElement';
export { PlayerClient, PlayerError, type PlayerClientOptions } from './PlayerClient';
export { bridgeErrors, bridgeEvents } from '../protocol';
export type * from '../protocol';

definePlayer();
