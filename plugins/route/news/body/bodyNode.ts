/** What both sanitisers give: the browser's (`cleanBody.ts`) and the host's (`cleanBody.host.ts`). */

/** Text, or an element with a name of {@link tags} and some of {@link attributes}. Neighbouring texts are one. */
export type BodyNode = string | BodyElement;

export interface BodyElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly BodyNode[];
}

/** Allowed elements: text structure, tables, pictures. Others are removed; unknown elements keep their text. */
export const tags: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'pre', 'hr', 'br'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'q', 'cite', 'code', 'abbr', 'a'],
  ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]);

export const attributes: ReadonlySet<string> = new Set([
  ...['href', 'src', 'alt', 'width', 'height', 'lang', 'dir', 'start', 'colspan', 'rowspan'],
]);

/** Has a parser nest the elements as it does in the page that they become part of. */
export const STANDARDS = '<!doctype html>';

/** Joins neighbouring texts, and leaves out empty ones. */
export function joined(nodes: readonly BodyNode[]): readonly BodyNode[] {
  const all: BodyNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node;
    else if (node !== '') all.push(node);
  }
  return all;
}
