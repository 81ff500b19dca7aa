/** The web app manifest of a realm: how its site is installed. */
import { directionOf } from '../../../core/i18n/direction';
import { WEB_MANIFEST_PATH } from '../../../core/realm/offlineSupport';
import { appIcons } from '../../publish/appIconNames';
import { pictureVersion } from '../../publish/pictures';
import { tagged, type Answer } from './answers';
import { guestLinks } from './guestMenu';
import type { Site } from './Site';

/** Systems show no more of them. */
const MOST_SHORTCUTS = 4;

/** Null for another address. The query names the language. */
export async function webManifestAnswer(site: Site, { pathname, searchParams }: URL): Promise<Answer | null> {
  if (pathname !== WEB_MANIFEST_PATH) return null;
  const wanted = searchParams.get('lang');
  const locale = wanted !== null && site.locales.includes(wanted) ? wanted : site.defaultLocale;
  return tagged({
    status: 200,
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'same-origin',
    },
    body: JSON.stringify(webManifest(site, locale)),
  });
}

function webManifest(site: Site, locale: string): Readonly<Record<string, unknown>> {
  const { realm } = site;
  const { ground } = realm.theme.colors;
  const [first, ...pages] = guestLinks(site, locale);
  return {
    // The same in every language, so that a change of language does not make another app of it.
    id: '/',
    name: realm.title,
    short_name: realm.title,
    lang: locale,
    dir: directionOf(locale),
    start_url: first?.path ?? '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['entertainment'],
    icons: iconsOf(site),
    shortcuts: pages.slice(0, MOST_SHORTCUTS).map(({ path, name }) => ({ name, url: path })),
  };
}

/** The drawn icons; the realm's icon itself where it could not be drawn. */
function iconsOf({ realm, pictures }: Site): readonly object[] {
  const drawn = appIcons.flatMap(({ name, size, purpose }) => {
    const picture = pictures[name];
    return picture === undefined
      ? []
      : [
          {
            src: `/${name}?v=${pictureVersion(picture)}`,
            sizes: `${size}x${size}`,
            type: picture.type,
            purpose,
          },
        ];
  });
  return drawn.length > 0 ? drawn : [{ src: realm.logos.favicon, sizes: 'any' }];
}
