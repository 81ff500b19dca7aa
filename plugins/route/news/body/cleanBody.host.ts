/**
 * Sanitises an item's HTML on the host, which has no DOM (CAT-083): the same nodes as in the browser. React escapes
 * what it renders from them, and `Body.tsx` checks the addresses.
 */
import { defaultTreeAdapter as tree, html as names, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { MAX_BODY_LENGTH } from '../answers';
import { attributes, joined, STANDARDS, tags, type BodyNode } from './bodyNode';

/** Elements that DOMPurify removes with their content, as far as it would be text of the page. */
const removed: ReadonlySet<string> = new Set([
  ...['audio', 'colgroup', 'head', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext', 'script'],
  ...['selectedcontent', 'style', 'template', 'title', 'video', 'xmp'],
]);

/** DOMPurify drops attributes with such a value, which could end an element that contains raw text. */
const ENDS_RAW_TEXT = /((--!?|\])>)|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

export function cleanBody(html: string): readonly BodyNode[] {
  const { childNodes } = parse(STANDARDS + html.slice(0, MAX_BODY_LENGTH), { scriptingEnabled: false });
  const body = childNodes
    .flatMap((node) => (tree.isElementNode(node) ? node.childNodes : []))
    .find((node) => tree.isElementNode(node) && node.tagName === 'body');
  return body === undefined || !tree.isElementNode(body) ? [] : nodesIn(body);
}

function nodesIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode): readonly BodyNode[] {
  return joined(childNodes.flatMap(cleaned));
}

function cleaned(node: DefaultTreeAdapterTypes.ChildNode): readonly BodyNode[] {
  if (tree.isTextNode(node)) return [node.value];
  // MathML and SVG.
  if (!tree.isElementNode(node) || node.namespaceURI !== names.NS.HTML) return [];
  const { tagName: name, attrs } = node;
  if (removed.has(name) || looksLikeMarkup(node)) return [];
  const children = nodesIn(node);
  if (!tags.has(name)) return children;
  const kept = attrs.filter(
    (attribute) => attributes.has(attribute.name) && !ENDS_RAW_TEXT.test(attribute.value),
  );
  return [
    {
      name,
      attributes: Object.fromEntries(kept.map((attribute) => [attribute.name, attribute.value])),
      children,
    },
  ];
}

/** DOMPurify removes an element of text and comments only if the text contains what another parser takes for a tag. */
function looksLikeMarkup({ childNodes }: DefaultTreeAdapterTypes.Element): boolean {
  const text = childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
  return (
    !childNodes.some((child) => tree.isElementNode(child)) &&
    childNodes.some((child) => tree.isCommentNode(child)) &&
    /<[/\w!]/.test(text)
  );
}
