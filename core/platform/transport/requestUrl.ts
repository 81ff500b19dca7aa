/** Builds the address of a call from an endpoint and its parameters. Pure. */

export type PathValues = Readonly<Record<string, unknown>>;
export type CallQuery = Readonly<Record<string, unknown>>;

/**
 * The address: platform, path with its parameters percent-encoded, query. Lists repeat their name; undefined
 * and null are omitted.
 */
export function requestUrl(
  platform: string,
  path: string,
  parameters: PathValues = {},
  query: CallQuery = {},
): string {
  const written = path.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    encodedSegment(textOf(parameters[name])),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((item) => item !== undefined && item !== null)
      .map((item) => [name, textOf(item)]),
  );
  const search = new URLSearchParams(pairs).toString();
  return platform.replace(/(?<!\/)\/+$/, '') + written + (search === '' ? '' : `?${search}`);
}

/** Dots alone would climb out of the path, and half a surrogate pair cannot be encoded. */
function encodedSegment(value: string): string {
  if (/^\.{1,2}$/.test(value)) return value.replaceAll('.', '%252E');
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
