/** Runs the sandbox as its own process, in memory and on a free port, and calls it over HTTP. */
import { spawn } from 'node:child_process';
import { build } from 'esbuild';

export interface SandboxProcess {
  readonly url: string;
  /** What it has written to standard error so far. */
  complaints(): string;
  stop(): Promise<void>;
}

/** Rejects when it ends before it listens. `environment` adds to its variables. */
export async function runSandbox(
  environment: Readonly<Record<string, string>> = {},
): Promise<SandboxProcess> {
  bundled ??= bundle();
  const code = await bundled;
  const child = spawn(process.execPath, ['--input-type=module', '-'], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: 'memory', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(code);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Sandbox platform: (\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${complaints}`)));
  });
  // An external server still has the previous test's data (run those in band: they share it).
  if ({ ...process.env, ...environment }['SANDBOX_DATABASE_URL'])
    await fetch(`${url}/__sandbox/reset`, { method: 'POST' });
  return {
    url,
    complaints: () => complaints,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

let bundled: Promise<string> | undefined;

/** The sandbox as one module: it starts in two thirds of the time of its single files. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/sandbox/main.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // These load a binary, or files beside their own.
    external: ['@electric-sql/pglite', 'pg', 'sharp'],
    // What was published as CommonJS calls `require` for the modules of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return outputFiles[0]?.text ?? '';
}

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
