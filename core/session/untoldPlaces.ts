/** Where a page that is left puts changes that the platform had not answered: the next page of the same viewer tells them, and signing out forgets them. */
export const untoldPlaces: readonly string[] = ['watchlist.untold.1', 'watchlist.untold.2', 'watchlist.untold.3', 'watchlist.untold.4'];
