/**
 * Plugins that the house knows by name whether or not they are installed, so that a realm that names one is told to
 * install it rather than that there is no such thing.
 */
export const houseCatalogue: ReadonlySet<string> = new Set([
  ...['id', 'openid', 'gigya', 'apple', 'facebook', 'google', 'firebase', 'magic-link', 'generic', 'generic-oauth', 'pbr', 'sptv', 'opin', 'adobe'].map((name) => `sign-in/${name}`),
  ...['adyen', 'braintree', 'stripe', 'zero-balance'].map((name) => `payment/${name}`),
  ...['default', 'hero', 'poster', 'section-link', 'playlist', 'double-row', 'now-and-next', 'content-highlight'].map((name) => `section/${name}`),
  ...['admin', 'activate', 'external-pages', 'member-area', 'guide', 'news', 'fighters', 'gifting', 'multi-video', 'watch-together'].map((name) => `route/${name}`),
  'action/share',
  ...['beacon', 'console'].map((name) => `analytics/${name}`),
  ...['ads', 'annotations', 'next-up', 'skip-markers', 'stats', 'watermark'].map((name) => `player/${name}`),
  'search/platform',
  'account/linked',
  'account/linked',
]);
