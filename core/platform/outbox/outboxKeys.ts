/** Where a page that is left puts changes that the platform had not answered: the next page of the same viewer tells them, and signing out forgets them. */
export const outboxKeys: readonly string[] = Array.from({ length: 8 }, (_, place) => `changes.untold.${place + 1}`);
