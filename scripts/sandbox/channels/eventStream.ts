/** Server-Sent Events: messages, plus heartbeat comments so that no intermediary closes an idle connection. */
import type { MessageStream } from '../operation';

/** The contract guarantees a comment at least every 15 seconds. */
const HEARTBEAT_MS = 10_000;

export function eventStream(messages: MessageStream<unknown>): Response {
  const encoder = new TextEncoder();
  let open = true;
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string): void => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
      const unsubscribe = messages(
        (message) => write(`data: ${JSON.stringify(message)}\n\n`),
        () => {
          if (!open) return;
          stop();
          controller.close();
        },
      );
      stop = () => {
        open = false;
        clearInterval(heartbeat);
        unsubscribe();
      };
      // Sends the headers at once, followed by a first comment.
      write(':\n\n');
    },
    cancel: () => stop(),
  });
  // Proxies must neither store nor buffer the stream.
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
