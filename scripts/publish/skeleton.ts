/**
 * The skeleton shown before any script has run, in the brand's colors and at the final positions: the bar
 * with the logo, a hero's box, rows of cards.
 */
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { FULL_MENU_MIN_WIDTH } from '../../core/sdk/constants';
import { logoOn } from '../../core/realm/logoOn';
import { escapeAttribute } from './escape';

/** `rows` for a page of rows, `frame` for another page with bar and menu, `bare` for a page without them (NAV-021). */
export type SkeletonKind = 'rows' | 'frame' | 'bare';
export const skeletonKinds = ['rows', 'frame', 'bare'] as const satisfies readonly SkeletonKind[];

const wide = `@media (min-width:${FULL_MENU_MIN_WIDTH}px)`;
const narrow = `@media (max-width:${FULL_MENU_MIN_WIDTH - 1}px)`;

/**
 * The sizes of core/shell (bar, side bar, logo) and core/pageKit (PageSkeleton), from the same tokens. A copy,
 * since the bundler generates those modules' class names. The logo's alternative text, shown until the
 * picture loads, must not fetch a web font.
 */
export const skeletonCss = `
.sk-bar{position:absolute;inset-block-start:0;inset-inline:0;z-index:1;display:flex;align-items:center;gap:var(--space-5);block-size:var(--bar-height);padding-inline:var(--gutter)}
.sk-logo{font-family:system-ui;display:flex;align-items:center;min-block-size:2.75rem}
.sk-logo img{block-size:38px;inline-size:auto;max-inline-size:220px;aspect-ratio:var(--logo-ratio);object-fit:contain}
@media (max-width:600px){.sk-bar{gap:var(--space-3)}.sk-logo img{block-size:30px;max-inline-size:46vw;aspect-ratio:var(--mobile-logo-ratio,var(--logo-ratio))}}
:root[data-layout=hamburger] .sk-menu{inline-size:2.75rem;margin-inline-start:calc(-1*var(--space-3))}
${narrow}{.sk-menu{inline-size:2.75rem;margin-inline-start:calc(-1*var(--space-3))}}
${wide}{
:root:not([data-layout=hamburger]) .sk-menu{display:none}
:root[data-layout=sidebar] .sk-bar{inset-block:0;inset-inline:0 auto;align-items:flex-start;inline-size:var(--side-size,15.5rem);block-size:auto;padding-block:var(--space-6) var(--space-5);padding-inline:var(--space-5);border-inline-end:1px solid var(--hairline)}
:root[data-layout=sidebar] .sk-page{margin-inline-start:var(--side-size,15.5rem)}}
.sk-page{display:grid;gap:var(--space-7);overflow:hidden}
.sk-hero{block-size:var(--hero-block);background:color-mix(in srgb,var(--color-text) 5%,transparent)}
.sk-row{display:grid;gap:var(--space-4);overflow:hidden}
.sk-title{inline-size:14rem;block-size:1.6em;margin-inline:var(--gutter);border-radius:4px;background:var(--tint)}
.sk-cards{display:flex;gap:var(--space-4);padding-inline:var(--gutter)}
@media (scripting:none){:root:not([data-rendered]) #root{display:none}}
#skeleton,[data-rendered=replaced] #root{display:none}
[data-rendered=replaced] #skeleton{display:block}
noscript>p{margin:0;padding:var(--space-4) var(--gutter);text-align:center}
noscript main{display:grid;gap:var(--space-5);max-inline-size:60rem;margin-inline:auto;padding:var(--space-6) var(--gutter) var(--space-8)}
noscript nav{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-5)}
noscript a{padding-block:var(--space-3)}
noscript img{inline-size:100%;aspect-ratio:16/9;object-fit:cover;border-radius:var(--card-radius)}
.sk-cards i{flex:0 0 var(--card-item);aspect-ratio:var(--card-ratio);border-radius:var(--card-radius);background:var(--tint)}
`.replaceAll('\n', '');

const row = `<div class="sk-row"><div class="sk-title"></div><div class="sk-cards">${'<i></i>'.repeat(8)}</div></div>`;
const page = `<div class="sk-page"><div class="sk-hero"></div>${row.repeat(2)}</div>`;

/** Contains no text but the brand's name; React replaces it. */
export function skeleton(
  { logos, theme, title }: Pick<CheckedRealm, 'logos' | 'theme' | 'title'>,
  kind: SkeletonKind,
): string {
  if (kind === 'bare') return '';
  const mobile =
    logos.mobile === undefined
      ? ''
      : `<source media="(max-width:600px)" srcset="${escapeAttribute(logos.mobile)}">`;
  const logo = `<picture>${mobile}<img src="${escapeAttribute(logoOn(theme.scheme, logos))}" alt="${escapeAttribute(title)}" fetchpriority="high"></picture>`;
  const bar = `<div class="sk-bar"><span class="sk-menu"></span><span class="sk-logo">${logo}</span></div>`;
  return `<div aria-hidden="true">${bar}${kind === 'rows' ? page : ''}</div>`;
}
