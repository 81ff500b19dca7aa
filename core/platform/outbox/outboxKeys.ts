/**
 * Local storage keys for changes that were not acknowledged when a page was left: the next page of the same
 * viewer sends them; signing out deletes them.
 */
export const outboxKeys: readonly string[] = Array.from({ length: 8 }, (_, place) => `outbox.${place + 1}`);
