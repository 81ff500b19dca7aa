/** Fetches a video's annotation files. */

/** A fetched file: its text and the base URL for relative addresses in it. */
export interface AnnotationFile {
  readonly url: string;
  readonly text: string;
}

/** Null without a URL or when the fetch fails: no error is shown, and the video continues (PLY-073). */
export async function readFile(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  url: string | null | undefined,
  signal: AbortSignal,
): Promise<AnnotationFile | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, { signal });
    return response.ok ? { url, text: await response.text() } : null;
  } catch {
    return null;
  }
}
