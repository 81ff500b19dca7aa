/** Server-Sent Events: messages as they come, and a word now and then so that nobody in between takes the line for dead. */
import type { MessageStream } from '../operation';

/** The contract promises a comment every 15 seconds at least. */
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
      // Whoever waits for the answer's head gets it at once, with a first word behind it.
      write(':\n\n');
    },
    cancel: () => stop(),
  });
  // Proxies neither keep nor gather what is sent.
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' } });
}
