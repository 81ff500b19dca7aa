/** Writes the part of a page's head that depends on the address. */
import type { HostBuild } from '../../build/BuildManifest';
import { escapeAttribute, jsonForScript } from '../../publish/escape';
import type { PageDescription } from './describePage';

/** Sites that show a description truncate longer ones, often within a word. */
const LONGEST_DESCRIPTION = 300;

/** `integrity` is that of the modules that pages pin: a preload without it is fetched in vain. */
export function headMarkup(
  {
    title,
    siteName,
    description,
    canonical,
    alternates,
    kind,
    picture,
    data,
    breadcrumbs,
    preloads,
  }: PageDescription,
  integrity: NonNullable<HostBuild['integrity']> = {},
): string {
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeAttribute(content)}">`;
  const graph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeAttribute(content)}">`;
  const summary = description === null ? null : shortened(description);
  return [
    `<title>${escapeAttribute(title)}</title>`,
    summary === null ? '' : named('description', summary) + graph('description', summary),
    canonical === null
      ? ''
      : `<link rel="canonical" href="${escapeAttribute(canonical)}">${graph('url', canonical)}`,
    ...alternates.map(
      ({ language, address }) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeAttribute(address)}">`,
    ),
    graph('title', title) + graph('type', kind) + graph('site_name', siteName),
    picture === null ? '' : graph('image', picture) + named('twitter:card', 'summary_large_image'),
    // A data block is not executed, so it needs no hash in the CSP.
    ...[data, breadcrumbs].map((block) =>
      block === null ? '' : `<script type="application/ld+json">${jsonForScript(block)}</script>`,
    ),
    ...preloads.map((script) => {
      const hash = integrity[script];
      const pinned = hash === undefined ? '' : ` integrity="${hash}"`;
      return `<link rel="modulepreload" href="/assets/${script}"${pinned}>`;
    }),
  ].join('');
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_DESCRIPTION
    ? plain
    : `${plain.slice(0, LONGEST_DESCRIPTION).replace(/\s\S*$/, '')}…`;
}
