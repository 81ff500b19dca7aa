/** Reads the XML of S3's ListObjectsV2, without an XML parser: workerd has none, and the form is fixed. */
import type { BucketEntry } from './BucketStore';

/**
 * The entries of one page with their complete keys, and the token of the next page; null on the last one.
 * @throws Error when the text is no listing
 */
export function readListing(xml: string): {
  readonly entries: readonly BucketEntry[];
  readonly next: string | null;
} {
  const truncated = textOf(xml, 'IsTruncated');
  if (truncated !== 'true' && truncated !== 'false') throw new Error('The answer is not a listing.');
  const [, ...contents] = xml.split('<Contents>');
  return {
    entries: contents.map((each) => ({
      key: required(each, 'Key'),
      size: Number(required(each, 'Size')),
      writtenAt: Date.parse(required(each, 'LastModified')),
    })),
    next: truncated === 'true' ? required(xml, 'NextContinuationToken') : null,
  };
}

function required(xml: string, element: string): string {
  const text = textOf(xml, element);
  if (text === null) throw new Error(`The listing has no ${element}.`);
  return text;
}

/** The text of the first element with this name. */
function textOf(xml: string, element: string): string | null {
  const start = xml.indexOf(`<${element}>`);
  const end = xml.indexOf(`</${element}>`, start);
  return start < 0 || end < 0 ? null : unescape(xml.slice(start + element.length + 2, end));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return named[name] ?? whole;
    return String.fromCodePoint(typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal));
  });
}
