/** A sandbox in which viewers of ringside sign in. */
import { callerOf, runSandbox, text, type Answer, type Caller, type SandboxProcess } from './sandboxProcess';

export let sandbox: SandboxProcess;

export let call: Caller;

beforeAll(async () => {
  sandbox = await runSandbox();
  call = callerOf(sandbox.url, 'ringside-web');
}, 120_000);

afterAll(() => sandbox.stop());

export const outcome = ({ status, body }: Answer) => [status, body && text(body['code'])];

export const login = (email: string, secret: string) =>
  call('POST', '/api/v2/login', { body: { id: email, secret } });

export const user = async (tokens: Answer) =>
  (await call('GET', '/api/v2/user', { token: text(tokens.body['authorisationToken']) })).body;
