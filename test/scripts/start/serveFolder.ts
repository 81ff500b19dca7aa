/**
 * Starts sandbox and host over a folder of realms, prints the output of `npm start` as JSON, and runs until
 * it is stopped: jest cannot load the sandbox's ES modules.
 */
import type { Problem } from '../../../scripts/compile/problem';
import { realmLines } from '../../../scripts/start/realmLines';
import { startServers } from '../../../scripts/start/startSite';
import { build } from '../host/sampleBuild';

export interface Served {
  readonly port: number;
  readonly sandboxUrl: string;
  readonly realms: readonly string[];
  /** The output for each realm. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** Sections that menus name and the platform does not know, by realm. */
  readonly unknown: Readonly<Record<string, readonly string[]>>;
  /** `<code> <pointer>` of what was reported, by realm. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

const problems: Record<string, readonly string[]> = {};
const onProblems = (realm: string, found: readonly Problem[]): void => {
  problems[realm] = found.map(({ code, pointer }) => `${code} ${pointer}`.trim());
};
const site = await startServers(build, {
  root: process.argv[2] ?? '',
  port: 0,
  sandboxPort: 0,
  dataFolder: 'memory',
  onProblems,
});
const lines = Object.fromEntries(site.realms.map((realm) => [realm, realmLines(site, realm)]));
const unknown: Record<string, readonly string[]> = {};
for (const realm of site.realms)
  unknown[realm] = (await site.unknownSections(realm)).map(({ id, pointer }) => `${id} ${pointer}`);
process.once('SIGTERM', () => void site.stop().then(() => process.exit(0)));
console.log(
  JSON.stringify({
    port: site.port,
    sandboxUrl: site.sandboxUrl,
    realms: site.realms,
    lines,
    unknown,
    problems,
  } satisfies Served),
);
