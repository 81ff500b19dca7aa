/** Fetches the files that annotate a video. */

/** A file as it was fetched: its text and the address that relative addresses within start from. */
export interface AnnotationFile {
  readonly url: string;
  readonly text: string;
}

/** Null without an address, and for a file that cannot be had: nobody is told, and the video plays on (PLY-073). */
export async function readFile(fetch: (url: string, init: RequestInit) => Promise<Response>, url: string | null | undefined, signal: AbortSignal): Promise<AnnotationFile | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, { signal });
    return response.ok ? { url, text: await response.text() } : null;
  } catch {
    return null;
  }
}
