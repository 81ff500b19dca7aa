/**
 * A process that sends requests at a constant rate, whether or not the server keeps up (open loop): a slow answer does not
 * delay the next request, and its delay counts from the moment at which the request was due.
 */
import { Agent, request } from 'node:http';

export interface LoadRequest {
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The expected status. */
  readonly status: number;
}

export interface LoadJob {
  readonly port: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** Sent in turn. */
  readonly requests: readonly LoadRequest[];
}

export interface LoadResult {
  /** Answers per second, until the last one. */
  readonly rate: number;
  /** The 99th percentile of the delays, in milliseconds. */
  readonly p99: number;
  readonly median: number;
  /** How many had another status than expected, or none. */
  readonly failures: number;
}

const CONNECTIONS = 256;

process.once('message', (job: LoadJob) => {
  void run(job).then((result) => process.send?.(result, () => process.disconnect()));
});

async function run({ port, perSecond, seconds, requests }: LoadJob): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const count = perSecond * seconds;
  const delays: number[] = [];
  let failures = 0;
  const began = performance.now();
  const dueAt = (index: number) => began + (index * 1000) / perSecond;
  const send = (index: number): Promise<void> =>
    new Promise((resolve) => {
      const { host, path, headers, status } = requests[index % requests.length] as LoadRequest;
      const fail = () => {
        failures += 1;
        resolve();
      };
      request({ host: '127.0.0.1', port, path, agent, headers: { ...headers, host } }, (answer) => {
        answer
          .on('end', () => {
            if (answer.statusCode !== status) return fail();
            delays.push(performance.now() - dueAt(index));
            resolve();
          })
          .on('error', fail)
          .resume();
      })
        .on('error', fail)
        .end();
    });

  const sent: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const tick = () => {
      while (sent.length < count && dueAt(sent.length) <= performance.now()) sent.push(send(sent.length));
      if (sent.length < count) setTimeout(tick, 1);
      else resolve();
    };
    tick();
  });
  await Promise.all(sent);
  const rate = (delays.length * 1000) / (performance.now() - began);
  agent.destroy();
  delays.sort((a, b) => a - b);
  const percentile = (part: number) => delays[Math.floor(delays.length * part)] ?? Infinity;
  return { rate, p99: percentile(0.99), median: percentile(0.5), failures };
}
