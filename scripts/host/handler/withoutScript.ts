/** The parts of a page for browsers without JavaScript: its title and description, links to the menu's pages, and a notice. */
import { inLocale } from '../../../core/i18n/locale';
import { failureTexts } from '../../../core/pageKit/failureTexts';
import { escapeAttribute } from '../../publish/escape';
import { routesIn } from '../../publish/routes';
import { hostMessages } from '../messages.generated';
import type { PageDescription } from './describePage';
import { guestMenu } from './guestMenu';
import { canonicalPath } from './pageAddresses';
import type { Site } from './Site';

type Shown = Pick<PageDescription, 'heading' | 'heroPicture' | 'description'>;

/** The notice alone, for a page whose content is in its HTML. */
export const needsScript = (locale: string): string =>
  `<noscript><p>${escapeAttribute(textsIn(locale).needsJavaScript)}</p></noscript>`;

const textsIn = (locale: string) => hostMessages[failureTexts([locale]).locale];

/** A `noscript` element at the beginning of the body; styled by `skeletonCss`. */
export function withoutScript(
  site: Site,
  locale: string,
  { heading, heroPicture, description }: Shown,
): string {
  const texts = textsIn(locale);
  const links = linksOf(site, locale).map(
    ({ path, name }) => `<a href="${escapeAttribute(path)}">${escapeAttribute(name)}</a>`,
  );
  return [
    `<noscript><main><nav aria-label="${escapeAttribute(texts.pagesLabel)}">${links.join(' ')}</nav>`,
    heroPicture === null ? '' : `<img src="${escapeAttribute(heroPicture)}" alt="">`,
    `<h1>${escapeAttribute(heading)}</h1>`,
    description === null ? '' : `<p>${escapeAttribute(description)}</p>`,
    `<p>${escapeAttribute(texts.needsJavaScript)}</p></main></noscript>`,
  ].join('');
}

/** The first page under the brand's name, and the pages of the menu; a page is linked to once. */
function linksOf(
  { realm, titles }: Site,
  locale: string,
): readonly { readonly path: string; readonly name: string }[] {
  const routes = routesIn(realm, locale);
  const links = new Map<string, string>();
  const first = canonicalPath(routes, { role: 'ROOT', params: {} }, null);
  if (first !== null) links.set(first, realm.title);
  for (const page of guestMenu(realm)) {
    const path = canonicalPath(routes, page, null);
    const own =
      typeof page.title === 'object' && page.title !== null
        ? inLocale(page.title as Readonly<Record<string, string>>, locale)
        : undefined;
    const name = own ?? titles[locale]?.roles[page.role];
    if (path !== null && name !== undefined && !links.has(path)) links.set(path, name);
  }
  return [...links].map(([path, name]) => ({ path, name }));
}
