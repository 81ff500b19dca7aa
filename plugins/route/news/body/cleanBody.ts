/** Takes out of a piece's HTML whatever could do harm or would break the page (CAT-083). */
import DOMPurify from 'dompurify';
import { MAX_BODY_LENGTH } from './bodyLength';

/** Text and its structure, tables, pictures. Everything else goes; of unknown elements the words stay. */
const tags = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'q', 'cite', 'code', 'abbr', 'a'],
  ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const attributes = ['href', 'src', 'alt', 'width', 'height', 'lang', 'dir', 'start', 'colspan', 'rowspan'];

/** The clean nodes, outside any document that is shown: nothing in them runs or is fetched. HTML beyond {@link MAX_BODY_LENGTH} is not parsed. */
export function cleanBody(html: string): DocumentFragment {
  return DOMPurify.sanitize(withoutReports(html.slice(0, MAX_BODY_LENGTH)), { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false, RETURN_DOM_FRAGMENT: true });
}

/**
 * Renames handlers and styles in tags. The cleaning drops them anyhow, but it parses first, and a browser reports each of them as
 * a breach of the policy while it parses. Nothing rests on this: one that slips through is reported, and dropped.
 * The pattern ends a tag at the next `<`, so that unclosed tags take linear time.
 */
function withoutReports(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s"'/])(on[a-z]+|style)(?=\s*=)/gi, '$1data-dropped'));
}
