/** `npm start`: serves three branded sites and their platform on this machine. */
import path from 'node:path';
import colors from 'picocolors';
import { brokenPackageLines } from '../build/brokenPackages';
import { printProblems } from '../cli/outcome';
import { unknownSectionText } from '../contract/probe/menuSections';
import { partnerAddress } from '../sandbox/partner/partnerRoutes';
import { portFrom } from './ports';
import { progress } from './progress';
import { rebuildOnEdit } from './rebuildOnEdit';
import { realmLines } from './realmLines';
import { SANDBOX_PORT } from './sandboxEnvironment';
import { startSite } from './startSite';
import { stopOnSignal } from './stopOnSignal';

const root = path.resolve(import.meta.dirname, '../..');
const labels = {
  build: 'Building what all realms share',
  sandbox: 'Starting the sandbox platform',
  host: 'Publishing the realms',
} as const;

const show = progress(process.stderr);
try {
  const site = await startSite({
    root,
    port: portFrom(process.env, 'PORT', 8080),
    sandboxPort: portFrom(process.env, 'SANDBOX_PORT', SANDBOX_PORT),
    databaseUrl: process.env['SANDBOX_DATABASE_URL'],
    dataFolder: process.env['SANDBOX_DATA'] || path.join(root, '.sandbox'),
    development: true,
    onStep: (step) => show.step(labels[step]),
    onProblems: (realm, problems, keptLastGood) => {
      printProblems(problems);
      if (keptLastGood) console.error(colors.yellow(`${realm} keeps showing its last good version.`));
    },
  });
  const endRebuilding = rebuildOnEdit({
    root,
    onBuilt: (build, milliseconds) => {
      for (const line of brokenPackageLines(build.brokenPackages)) console.error(colors.red(line));
      console.log(`  Built again in ${(milliseconds / 1000).toFixed(1)} s; open pages reload.`);
      site.use(build);
    },
    onMistakes: (mistakes) => {
      console.error(mistakes);
      site.show(mistakes);
    },
  });
  stopOnSignal(process, () => {
    endRebuilding();
    return site.stop();
  });
  show.done();
  for (const line of brokenPackageLines(site.build.brokenPackages)) console.error(colors.red(line));
  for (const realm of site.realms) console.log(`\n${realmLines(site, realm).join('\n')}`);
  for (const realm of site.realms) {
    for (const section of await site.unknownSections(realm))
      console.log(`\n  ${colors.yellow(`${realm}: ${unknownSectionText(section)}`)}`);
  }
  if (site.realms.includes('ringside'))
    console.log(
      `\n  ${colors.bold(partnerAddress(site.sandboxUrl, site.address('ringside')))}\n    ${colors.dim('a page of another site that shows a film of ringside and steers it')}`,
    );
  console.log(
    `\n  ${colors.dim(`Sandbox platform: ${site.sandboxUrl} · mail: ${site.sandboxUrl}/__sandbox/mail · Ctrl+C stops.`)}\n`,
  );
} catch (error) {
  show.failed();
  console.error(colors.red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
