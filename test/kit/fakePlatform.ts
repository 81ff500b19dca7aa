/** A platform that returns a test's responses and records the requests. */
import { CallError, type PlatformClient } from '../../core/sdk';

/** The response to a platform call: a body, an error to reject with, or a function of the request. */
export type FakeAnswer = unknown;

export interface FakeCall {
  readonly endpoint: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Responds by operation id; an unknown operation gets status 404. */
export class FakePlatform implements PlatformClient {
  readonly calls: FakeCall[] = [];
  readonly answers = new Map<string, FakeAnswer>();

  answer(endpoint: string, answer: FakeAnswer): this {
    this.answers.set(endpoint, answer);
    return this;
  }

  /** Rejects everything from now on, as if the platform were unreachable. */
  unreachable(): void {
    this.answers.clear();
    this.call = async (endpoint) => {
      throw new CallError(endpoint.id, 0, 'unknownError', []);
    };
  }

  call: PlatformClient['call'] = async (endpoint, input) => {
    this.calls.push({ endpoint: endpoint.id, input });
    if (!this.answers.has(endpoint.id))
      throw new CallError(endpoint.id, 404, 'notFound', ['The fake platform has no answer.']);
    const answer = this.answers.get(endpoint.id);
    const given: unknown =
      typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer;
    if (given instanceof Error) throw given;
    return given as never;
  };
}
