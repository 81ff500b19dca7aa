/**
 * Plugins that the house knows by name whether or not they are installed, so that a realm that names one is told to
 * install it rather than that there is no such thing.
 */
export const houseCatalogue: ReadonlySet<string> = new Set([
  ...['id', 'openid', 'gigya', 'apple', 'facebook', 'google', 'firebase', 'magic-link', 'generic-oauth', 'pbr', 'sptv', 'opin', 'adobe'].map((name) => `sign-in/${name}`),
  ...['stripe', 'zero-balance'].map((name) => `payment/${name}`),
  ...['default', 'hero', 'poster', 'section', 'playlist', 'double-row', 'now-next', 'content-highlight'].map((name) => `section/${name}`),
  ...['plugin-preview', 'guide', 'news', 'fighters', 'gift', 'multi-video', 'watch-together'].map((name) => `route/${name}`),
  'analytics/console',
]);
