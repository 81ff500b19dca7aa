/** Where the tabs of a site tell each other that their viewer prefers something else: when, under this key of the lasting storage. */
export const PREFERENCES_CHANGED = 'preferences.last';
