/** The parts of a page for browsers without JavaScript: its title and description, links to the menu's pages, and a notice. */
import { failureTexts } from '../../../core/pageKit/failureTexts';
import { escapeAttribute } from '../../publish/escape';
import { hostMessages } from '../messages.generated';
import type { PageDescription } from './describePage';
import { guestLinks } from './guestMenu';
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
  const links = guestLinks(site, locale).map(
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
