/** The calls of the platform for one page, as a guest: without a token, in bounded time and memory, each made once. */
import { untilAborted } from '../../http/untilAborted';
import { digest } from './answers';

/** A call, and what identifies its answer. */
export interface GuestAnswer {
  readonly address: string;
  readonly init: RequestInit;
  readonly identity: string;
}

interface Received {
  readonly status: number;
  readonly body: string;
}

/** The largest answer that a page carries, in characters. */
const LARGEST_ANSWER = 256 * 1024;

export class GuestCalls {
  readonly #fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly #signal: AbortSignal;
  readonly #received = new Map<string, Promise<Received>>();
  #answers: GuestAnswer[] = [];
  #hasFailed = false;

  /** `signal` aborts the calls that take too long. */
  constructor(fetch: (address: string, init: RequestInit) => Promise<Response>, signal: AbortSignal) {
    this.#fetch = fetch;
    this.#signal = signal;
  }

  /** The answers that {@link ask} has returned. */
  get answers(): readonly GuestAnswer[] {
    return this.#answers;
  }

  /** Whether the platform failed to answer a call. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Rejects when the platform does not answer, in time or at all. */
  async ask(address: string, init: RequestInit): Promise<Response> {
    const receiving = this.#received.get(address) ?? this.#receive(address, init);
    this.#received.set(address, receiving);
    const { status, body } = await receiving;
    this.#answers.push({ address, init, identity: await digest(`${status} ${body}`) });
    return new Response(body, { status });
  }

  /** Repeats the calls and compares their answers. A later {@link ask} reuses the answers received here. */
  async areUnchanged(before: readonly GuestAnswer[]): Promise<boolean> {
    await Promise.all(before.map(({ address, init }) => this.ask(address, init).catch(() => undefined)));
    const isSame = textOf(this.#answers) === textOf(before);
    this.#answers = [];
    return isSame;
  }

  async #receive(address: string, init: RequestInit): Promise<Received> {
    try {
      // A redirect is an unusable answer, see ContentLookup.
      const call = this.#fetch(address, { ...init, signal: this.#signal, redirect: 'manual' }).then(
        async (response) => ({ response, body: await limitedText(response) }),
      );
      const { response, body } = await untilAborted(this.#signal, call);
      const { status } = response;
      if (status === 429 || status >= 500) this.#hasFailed = true;
      return { body, status: status < 200 || status > 599 ? 502 : status };
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }
}

/** Equal for the same answers in any order. */
const textOf = (answers: readonly GuestAnswer[]): string =>
  JSON.stringify(answers.map(({ address, identity }) => `${address} ${identity}`).sort());

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LARGEST_ANSWER) throw new Error('The answer is too large.');
  }
  return text + decoder.decode();
}
