/** Reads the JSON of a response without trusting its size. */

/**
 * The parsed body; null when it is larger than `limit` bytes, which ends the download, or when it is not JSON. Rejects
 * when the connection fails.
 */
export async function limitedJson(response: Response, limit: number): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    return null;
  }
}
