/** Listens to a message channel of the sandbox as a site does: Server-Sent Events over fetch. */
import type { Shape } from './sandboxProcess';

export interface ChannelListener {
  readonly status: number;
  readonly headers: Headers;
  /** The next message, whenever it arrives; rejects when the connection ends before. */
  next(): Promise<Shape>;
  close(): void;
}

export async function listenTo(
  url: string,
  apiKey: string,
  channel: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ChannelListener> {
  const closing = new AbortController();
  const response = await fetch(`${url}/api/v2/channel/${channel}`, {
    headers: { 'x-api-key': apiKey, ...headers },
    signal: closing.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    headers: response.headers,
    close: () => closing.abort(),
    async next() {
      for (;;) {
        const found = /^data: (.*)\n\n/m.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1]!) as Shape;
        }
        const { done, value } = await reader.read();
        if (done) throw new Error(`The channel ${channel} ended.`);
        text += value;
      }
    },
  };
}
