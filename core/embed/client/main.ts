/** What an embedding page imports from `/embed.js`: the element, made known at once, and the client beneath it. */
import { definePlayer } from './PlayerElement';

export { PlayerElement } from './PlayerElement';
export { PlayerClient, PlayerError, type PlayerClientOptions } from './PlayerClient';
export type { BridgeError, BridgeEvent, BridgeEvents, BridgeMethod, BridgeMethods, BridgeState } from '../protocol';

definePlayer();
