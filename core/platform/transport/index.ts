/** The transport: how calls reach the platform. */
export { CALL_LIMIT, createPlatformClient, type PlatformClientOptions } from './createPlatformClient';
export { retryingClient } from './retryingClient';
export { noTokens, type Renewal, type TokenSource } from './TokenSource';
export { UNKNOWN_ERROR } from './answer';
export { createSerialQueue, type Enqueue } from './createSerialQueue';
