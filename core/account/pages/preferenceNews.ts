/** Local storage key with the time of the last preference change; notifies other tabs. */
export const PREFERENCES_CHANGED = 'preferences.last';
