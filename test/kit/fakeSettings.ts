/** Realm-dependent settings and services with fixed values: realm, guide, favourites, content links. */
import type { ContentLinks, Favourites, GuideSettings, RealmView } from '../../core/sdk';

export const fakeRealm: RealmView = {
  id: 'ringside',
  title: 'Ringside',
  locale: 'en',
  direction: 'ltr',
  color: () => '#0a0a0c',
  bodyFont: 'system-ui',
  radius: 8,
  sharing: true,
};

export const fakeGuideSettings: GuideSettings = {
  externalTable: null,
  epgPlaybackContentStatus: 'ENABLED',
  currentProgramPlaybackStatus: 'ENABLED',
  pageSize: 20,
  rowSize: 25,
};

export const fakeFavourites: Favourites = {
  has: ({ favourite }) => favourite === true,
  toggle: async () => true,
};

export const fakeContentLinks: ContentLinks = {
  target: (content) => `/video/${content.id}`,
  sharedPath: (content) => `/${content.type === 'LIVE' ? 'live' : 'video'}/${content.id}`,
  callToAction: () => ({ href: '/purchase', newTab: false }),
  actionKey: () => 'watchNow',
};
