import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { untilAborted } from '../../../scripts/http/untilAborted';

test('an answer that arrives in time is the result, and so is its error', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(signal, Promise.resolve('answer'))).toBe('answer');
  await expect(untilAborted(signal, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('an aborted signal ends what has not ended, even if it has been aborted before', async () => {
  const controller = new AbortController();
  const running = untilAborted(controller.signal, new Promise(() => undefined));
  controller.abort(new Error('too late'));
  await expect(running).rejects.toThrow('too late');
  await expect(untilAborted(controller.signal, new Promise(() => undefined))).rejects.toThrow('too late');
});

test('reading a compressed answer of a real server always ends', async () => {
  const body = gzipSync(JSON.stringify(Array.from({ length: 2000 }, (_, index) => Math.sin(index))));
  const halves = [body.subarray(0, body.length / 2), body.subarray(body.length / 2)] as const;
  const open = new Set<AbortController>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.write(halves[0]);
    // The rest arrives at the moment at which the reader is aborted.
    setImmediate(() => {
      response.end(halves[1]);
      for (const controller of open) controller.abort(new Error('too late'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (let round = 0; round < 30; round++) {
    const controller = new AbortController();
    open.add(controller);
    const read = async () => {
      const response = await fetch(address, { signal: controller.signal });
      return response.text();
    };
    // It either arrives or is aborted; a call that does neither lets the test fail by its time limit.
    await untilAborted(controller.signal, read()).catch((error: unknown) =>
      expect(error).toMatchObject({ message: 'too late' }),
    );
    open.delete(controller);
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
