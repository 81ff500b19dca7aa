/** Runs the sandbox platform alone, until a signal stops it. */
import { demoAccounts, startSandbox } from './startSandbox';
import { sandboxRealms } from './realms';

const numberFrom = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text);

async function main(): Promise<void> {
  const sandbox = await startSandbox({
    port: numberFrom(process.env['SANDBOX_PORT']) ?? 8090,
    databaseUrl: process.env['SANDBOX_DATABASE_URL'],
    dataFolder: process.env['SANDBOX_DATA'],
    mediaFolder: process.env['SANDBOX_MEDIA'],
    accessTokenSeconds: numberFrom(process.env['SANDBOX_ACCESS_TOKEN_SECONDS']),
    refreshGraceSeconds: numberFrom(process.env['SANDBOX_REFRESH_GRACE_SECONDS']),
    log: (line) => console.error(line),
  });
  const stop = (): void => {
    void sandbox.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Sandbox platform: ${sandbox.url}`);
  for (const { id } of sandboxRealms) {
    console.log(`\n${id}`);
    for (const { email, password, what } of demoAccounts(id))
      console.log(`  ${email.padEnd(28)} ${password}  ${what}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
