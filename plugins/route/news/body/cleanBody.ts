/** Sanitises an item's HTML (CAT-083). */
import DOMPurify from 'dompurify';
import { MAX_BODY_LENGTH } from '../answers';

/** Allowed elements: text structure, tables, pictures. Others are removed; unknown elements keep their text. */
const tags = [
  ...[
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'hr',
    'br',
  ],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'q', 'cite', 'code', 'abbr', 'a'],
  ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const attributes = ['href', 'src', 'alt', 'width', 'height', 'lang', 'dir', 'start', 'colspan', 'rowspan'];

/**
 * Sanitised nodes in an inert document: nothing in them runs or is fetched. HTML beyond
 * {@link MAX_BODY_LENGTH} is not parsed.
 */
export function cleanBody(html: string): DocumentFragment {
  return DOMPurify.sanitize(withoutReports(html.slice(0, MAX_BODY_LENGTH)), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/**
 * Renames event handler and style attributes. DOMPurify removes them anyway, but parses first, and a browser
 * then reports each as a CSP violation. Not a security measure: one that slips through is reported, and
 * removed. The pattern ends a tag at the next `<`, so that unclosed tags take linear time.
 */
function withoutReports(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/([\s"'/])(on[a-z]+|style)(?=\s*=)/gi, '$1data-dropped'),
  );
}
