/** Sanitises an item's HTML in the browser (CAT-083). */
import DOMPurify from 'dompurify';
import { MAX_BODY_LENGTH } from '../answers';
import { attributes, joined, STANDARDS, tags, type BodyNode } from './bodyNode';

/**
 * Parsed in an inert document: nothing in it runs or is fetched. HTML beyond {@link MAX_BODY_LENGTH} is not
 * parsed.
 */
export function cleanBody(html: string): readonly BodyNode[] {
  const fragment = DOMPurify.sanitize(STANDARDS + withoutReports(html.slice(0, MAX_BODY_LENGTH)), {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return nodesIn(fragment);
}

function nodesIn(parent: Node): readonly BodyNode[] {
  return joined(
    [...parent.childNodes].map((node) =>
      node instanceof Element
        ? {
            name: node.localName,
            attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
            children: nodesIn(node),
          }
        : (node.textContent ?? ''),
    ),
  );
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
