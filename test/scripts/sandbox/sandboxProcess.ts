/** Runs the sandbox, and calls it over HTTP. */
import type * as Sandboxes from './runSandbox';
import type { SandboxProcess } from './runSandbox';

export type { SandboxProcess };

/** Installed by `test/node-environment.cjs`. */
declare const sandboxes: () => typeof Sandboxes;

/** Rejects when it ends before it listens. With variables of its environment it is a process of its own. */
export const runSandbox = (environment?: Readonly<Record<string, string>>): Promise<SandboxProcess> =>
  sandboxes().runSandbox(environment);

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  // The tests read answers of every shape; the sandbox has checked them against the contract.
  readonly body: Shape;
}

/** JSON whose shape a test knows. */
export type Shape = { readonly [key: string]: Shape } & { readonly [index: number]: Shape } & Iterable<Shape>;

/** A plain value of an answer as text. */
export const text = (value: unknown): string => String(value);

export type Caller = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

/** Calls of one realm. */
export function callerOf(url: string, apiKey: string): Caller {
  return async (method, path, { token, body, language, headers } = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'x-api-key': apiKey,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(language !== undefined && { 'accept-language': language }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const content = await answer.text();
    return { status: answer.status, body: (content === '' ? undefined : JSON.parse(content)) as Shape };
  };
}

/** Reads again and again until the value is as wanted: for what the platform's clock brings about. */
export async function pollUntil<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  let value = await read();
  while (!isWanted(value)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    value = await read();
  }
  return value;
}

export const PASSWORD = 'Proscenium1!';

/** Signs in with a demo account and gives its access token. */
export async function signIn(call: Caller, email: string): Promise<string> {
  const { status, body } = await call('POST', '/api/v2/login', { body: { id: email, secret: PASSWORD } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return text(body['authorisationToken']);
}

/** A new account without history. */
export async function signUp(call: Caller, email: string): Promise<string> {
  const { status, body } = await call('POST', '/api/v2/user', { body: { email, secret: PASSWORD } });
  if (status !== 201) throw new Error(`${email} could not sign up: ${status}`);
  return text(body['authorisationToken']);
}
