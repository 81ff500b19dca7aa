/** One sandbox for the tests of a file, called from each of its realms. */
import { callerOf, runSandbox, type Caller, type SandboxProcess } from './sandboxProcess';

export interface ThreeRealms {
  readonly ringside: Caller;
  readonly lanterna: Caller;
  readonly noor: Caller;
  /** The running process; available once the first test begins. */
  readonly sandbox: () => SandboxProcess;
}

/** Runs it before the first test, and ends it after the last. */
export function threeRealms(): ThreeRealms {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await runSandbox();
  }, 120_000);
  afterAll(() => sandbox.stop());
  const from =
    (realm: string): Caller =>
    (...call) =>
      callerOf(sandbox.url, `${realm}-web`)(...call);
  return {
    ringside: from('ringside'),
    lanterna: from('lanterna'),
    noor: from('noor'),
    sandbox: () => sandbox,
  };
}
