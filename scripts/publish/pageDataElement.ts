/** The element with the data that the browser reads (core/boot/pageData). Uses no Node API: edge hosts move it. */

const START = '<script type="application/json" id="proscenium">';
const END = '</script>';

/** `json` is escaped for a script element. */
export const pageDataElement = (json: string): string => START + json + END;

/** Separates the markup of a page into that element, with its JSON, and the rest. */
export function splitPageData(html: string): {
  readonly json: string;
  readonly element: string;
  readonly rest: string;
} {
  const start = html.indexOf(START);
  const json = html.slice(start + START.length, html.indexOf(END, start));
  const element = pageDataElement(json);
  return { json, element, rest: html.slice(0, start) + html.slice(start + element.length) };
}
