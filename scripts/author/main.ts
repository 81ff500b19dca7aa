#!/usr/bin/env node
/** `npx proscenium …`: the command line of plugin authors, in repositories of their own. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Command } from 'commander';
import { bundlePlugin } from '../build/bundlePlugin';
import { done, finish, problemsText, refused, type Outcome } from '../cli/outcome';
import { writePackage } from './packPlugin';
import { checkInBrowser, startDev } from './devPackage';
import { forbiddenCode } from './forbiddenCode';
import { installedBrowser } from './installedBrowser';
import { newPackage, type PackageOptions } from './newPackage';
import type { InstalledPlugin } from '../plugins/installedPlugins';
import { readOwnPlugin, staleFiles, type Budget } from './ownPlugin';
import { checkWithOwnTools } from './ownTools';

const folder = process.cwd();
const NO_PLUGIN = 'The package.json here names no plugin: "proscenium": { "plugin": "plugin.json" }.';

const program = new Command('proscenium').description('Write plugins.').showHelpAfterError();
const plugin = program.command('plugin').description('Commands for a plugin in a package of its own.');

plugin
  .command('new')
  .description('Writes a package with a plugin that passes the contract suite of its kind at once.')
  .argument(
    '<kind/name>',
    'such as payment/voucher; kinds: sign-in, payment, section, route, analytics, action, player, search, account',
  )
  .option('--name <name>', 'the npm name, such as @acme/voucher')
  .option('--stripe-redirect', "a payment method that redirects to a bank's or wallet's page through Stripe")
  .action(async (id: string, options: PackageOptions) => finish(await newPackage(folder, id, options)));

plugin
  .command('types')
  .description('Writes the types of options and texts.')
  .action(async () => finish(await types()));

plugin
  .command('check')
  .description(
    'Finds mistakes in manifest, options, texts, modules, styles and types, runs the tests, then looks at the plugin in a browser, on three widths and in both directions, and measures its code there. Exits 1 when there are errors.',
  )
  .option('--browser <file>', 'a Chromium; by default that of CHROME_PATH, else one that is installed')
  .option('--no-browser', 'without the last of it')
  .action(async (options: { browser?: string | boolean }) => finish(await check(options)));

plugin
  .command('dev')
  .description('Shows the plugin in a demo realm against the sandbox. An edit reloads the open pages.')
  .option('--realm <id>', 'ringside, lanterna or noor, which is written from right to left', 'ringside')
  .option('--port <number>', 'where the site listens', '8080')
  .action((options: { realm: string; port: string }) => finish(startDev(folder, options)));

plugin
  .command('pack')
  .description('Checks, compiles and packs the plugin for operators.')
  .action(async () => finish(await pack()));

await program.parseAsync();

async function types(): Promise<Outcome> {
  const own = await readOwnPlugin(folder);
  if (own === null) return refused(NO_PLUGIN);
  if (own.plugin === undefined) return refused(problemsText(own.problems));
  const written = staleFiles(folder, own.generated);
  for (const file of written) writeFileSync(path.join(folder, file), own.generated.get(file) ?? '');
  return done(written.length === 0 ? 'All types are up to date.' : `Written: ${written.join(', ')}`);
}

interface Checked {
  readonly outcome: Outcome;
  /** Absent when there are mistakes, as is the budget. */
  readonly plugin?: InstalledPlugin;
  readonly budget?: Budget;
}

async function checked(): Promise<Checked> {
  const own = await readOwnPlugin(folder);
  if (own === null) return { outcome: refused(NO_PLUGIN) };
  const { plugin: installed, problems } = own;
  if (installed === undefined || problems.some(({ severity }) => severity === 'error'))
    return { outcome: refused(problemsText(problems)) };
  const stale = staleFiles(folder, own.generated);
  if (stale.length > 0)
    return { outcome: refused(`${stale.join(', ')}: not up to date. Run \`proscenium plugin types\`.`) };
  const bundle = await bundlePlugin(folder, installed, 'embedded');
  if ('reasons' in bundle) return { outcome: refused(bundle.reasons) };
  const forbidden = await forbiddenCode(folder, installed);
  if (forbidden.length > 0) return { outcome: refused(forbidden.join('\n')) };
  const bytes = bundle.modules.reduce(
    (sum, { contents }) => sum + brotliCompressSync(contents).byteLength,
    0,
  );
  const { budget } = own;
  if (bytes > budget.bytes)
    return {
      outcome: refused(
        `The modules have ${bytes} bytes when compressed; the budget is ${budget.bytes}. "proscenium": { "budget": … } in the package.json sets another one.`,
      ),
    };
  const warnings = problems.length === 0 ? '' : `${problemsText(problems)}\n`;
  return {
    outcome: done(
      `${warnings}The files of ${installed.manifest.id} have no mistakes; ${bytes} bytes of modules, compressed; the budget is ${budget.bytes}.`,
    ),
    plugin: installed,
    budget,
  };
}

async function check({ browser }: { readonly browser?: string | boolean }): Promise<Outcome> {
  const { outcome, plugin: installed, budget } = await checked();
  if (installed === undefined || budget === undefined) return outcome;
  const tools = checkWithOwnTools(folder);
  const seen =
    browser === false
      ? done('')
      : checkInBrowser(
          folder,
          typeof browser === 'string' ? browser : installedBrowser(),
          budget.milliseconds,
        );
  const said = (key: 'output' | 'errors') =>
    [outcome, tools, seen]
      .map((part) => part[key])
      .filter(Boolean)
      .join('\n');
  return { output: said('output'), errors: said('errors'), code: Math.max(tools.code, seen.code) };
}

async function pack(): Promise<Outcome> {
  const { outcome, plugin: installed } = await checked();
  if (installed === undefined) return outcome;
  const bundle = await bundlePlugin(folder, installed, 'beside');
  if ('reasons' in bundle) return refused(bundle.reasons);
  const target = await writePackage(folder, installed, bundle);
  const name = execFileSync('npm', ['pack', '--silent', target], { cwd: folder, encoding: 'utf8' });
  return done(`${outcome.output}\nPacked ${name.trim()}`);
}
