/** `npm run -s proscenium -- …`: the command line of operators and plugin authors. */
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { contract } from './contract';
import { finish } from './outcome';
import { realmCheckWith } from './realmCheck';
import { realmExplain } from './realmExplain';
import { realmPassword } from './realmPassword';
import { realmNew } from './realmNew';
import { realmPublish, type PublishOptions } from './realmPublish';
import { realmDiff, realmReleases, realmRollback, realmUnpublish } from './realmReleases';
import type { AddOptions } from './pluginStore';
import type { ChangeOptions, StoreOptions } from './storeCommand';
import { realmRoutes } from './realmRoutes';
import { storeClean, type CleanOptions } from './storeClean';
import { realmScripts } from './scriptInventory';
import { SANDBOX_URL } from '../start/sandboxEnvironment';

const root = fileURLToPath(new URL('../../', import.meta.url));

const program = new Command('proscenium')
  .description('Launch brands and write plugins.')
  .showHelpAfterError();

const realm = program.command('realm').description('Commands for operators, about realm documents.');

realm
  .command('check')
  .description('Finds every mistake in a realm document. Exits 1 when there are errors.')
  .argument('<realm>', 'a realm id, or the path of a document')
  .option('--store <address>', 'a store whose plugins the document may name; PROSCENIUM_STORE by default')
  .option('--json', 'print {"problems": […]} instead of text')
  .action(async (target: string, { json = false, store }: { json?: boolean; store?: string }) =>
    finish(await realmCheckWith(root, target, { json, store })),
  );

realm
  .command('new')
  .description('Writes a working realm: document, logo, folder of messages.')
  .argument('<id>', 'the new id: small letters, digits, dashes')
  .option('--title <title>', 'the name of the brand; made from the id when absent')
  .option('--platform <url>', 'where the platform API answers', SANDBOX_URL)
  .option('--api-key <key>', 'the realm at the platform; <id>-web when absent')
  .option('--host <name>', 'the host name in production; <id>.localhost when absent')
  .action((id: string, options: { title?: string; platform: string; apiKey?: string; host?: string }) =>
    finish(realmNew(root, id, options)),
  );

realm
  .command('routes')
  .description('Shows the route tables of the languages that a realm offers; --json has all four.')
  .argument('<realm>', 'a realm id, or the path of a document')
  .option('--json', 'print {"<table>": {"<ROLE>": "<path>"}}')
  .action((target: string, options: { json?: boolean }) =>
    finish(realmRoutes(root, target, { json: options.json === true })),
  );

realm
  .command('explain')
  .description('Shows a value of a realm, what it means and where it comes from.')
  .argument('<realm>', 'a realm id, or the path of a document')
  .argument('[pointer]', 'a JSON pointer, such as /theme/colors/accent; the whole document when absent')
  .option(
    '--scripts',
    "list the third parties' scripts and style sheets instead: why, on which pages, and their integrity",
  )
  .option('--json', 'print the same as JSON')
  .action(
    (
      target: string,
      pointer: string | undefined,
      { json = false, scripts = false }: { json?: boolean; scripts?: boolean },
    ) =>
      finish(
        scripts ? realmScripts(root, target, { json }) : realmExplain(root, target, pointer ?? '', { json }),
      ),
  );

realm
  .command('password')
  .description('Makes a password that closes a realm until its launch, and prints what the document needs.')
  .argument('[user]', 'the user name that browsers ask for', 'preview')
  .option('--json', 'print {"user", "password", "hosting"}')
  .action(async (user: string, { json = false }: { json?: boolean }) =>
    finish(await realmPassword(user, { json })),
  );

const STORE =
  'the store of releases: a folder, s3://bucket/prefix?endpoint=… or kv://account/namespace; PROSCENIUM_STORE by default';

const REFUSED = 'or {"refused": [{"realm", "reason", "message", "problems"}]}';

realm
  .command('publish')
  .description(
    'Publishes realms to a store of releases. Refuses documents with mistakes and host names of other realms; the others are published.',
  )
  .argument('[realm...]', 'realm ids, or paths of documents')
  .option('--all', 'every realm in realms/ that is not abstract')
  .option('--store <address>', STORE)
  .option('--message <text>', 'why, for the history')
  .option('--by <name>', 'who, for the history; PROSCENIUM_BY or the user of this machine by default')
  .option('--jobs <number>', 'how many processes publish; by default as many as there are processors')
  .option('--allow-private-platform', 'accept a platform at a private, loopback or link-local IP address')
  .option(
    '--json',
    'print {"published": [{"realm", "release", "from", "unchanged", "hosts"}], "refused": [{"realm", "reason", "message", "problems"}]}',
  )
  .action(async (targets: string[], options: PublishOptions) =>
    finish(await realmPublish(root, targets, options)),
  );

realm
  .command('releases')
  .description('Lists what a realm served, the latest first: when, what, by whom, why.')
  .argument('<realm>', 'a realm id')
  .option('--store <address>', STORE)
  .option('--json', `print the same as JSON, ${REFUSED}`)
  .action(async (id: string, options: StoreOptions) => finish(await realmReleases(id, options)));

realm
  .command('diff')
  .description('Shows what differs between two releases; by default the one before and the current one.')
  .argument('<realm>', 'a realm id')
  .argument('[from]', 'a release, by the beginning of its hash')
  .argument('[to]', 'a release, by the beginning of its hash')
  .option('--store <address>', STORE)
  .option(
    '--json',
    `print {"from", "to", "differences": [{"pointer", "kind", "items", "before", "after"}]}, ${REFUSED}`,
  )
  .action(async (id: string, from: string | undefined, to: string | undefined, options: StoreOptions) =>
    finish(await realmDiff(id, [from, to], options)),
  );

realm
  .command('rollback')
  .description(
    'Serves an earlier release again; by default the one before the current one. Compiles nothing.',
  )
  .argument('<realm>', 'a realm id')
  .argument('[release]', 'a release, by the beginning of its hash')
  .option('--store <address>', STORE)
  .option('--message <text>', 'why, for the history')
  .option('--by <name>', 'who, for the history')
  .option('--json', `print {"realm", "release", "from", "unchanged"}, ${REFUSED}`)
  .action(async (id: string, release: string | undefined, options: ChangeOptions) =>
    finish(await realmRollback(id, release, options)),
  );

realm
  .command('unpublish')
  .description('Stops serving a realm; its releases stay in the store.')
  .argument('<realm>', 'a realm id')
  .option('--store <address>', STORE)
  .option('--message <text>', 'why, for the history')
  .option('--by <name>', 'who, for the history')
  .option('--json', `print {"realm", "release", "from", "unchanged"}, ${REFUSED}`)
  .action(async (id: string, options: ChangeOptions) => finish(await realmUnpublish(id, options)));

program
  .command('store')
  .description('Commands for operators, about a store of releases.')
  .command('clean')
  .description(
    'Removes objects that no release needs which is served, was served within the grace time, or is the one to roll back to. Safe while others publish.',
  )
  .option('--store <address>', STORE)
  .option('--grace <days>', 'for how long replaced releases and unused builds stay; at least 2d', '30d')
  .option('--dry-run', 'only count')
  .option('--json', 'print {"objects", "removed", "removedBytes", "dryRun"}')
  .action(async (options: CleanOptions) => finish(await storeClean(options)));

program
  .command('serve')
  .description(
    'Serves the releases of a store, as in production. "proscenium serve --help" lists the options.',
  )
  .allowUnknownOption()
  .allowExcessArguments()
  .helpOption(false)
  .action(async (_options: unknown, { args }: Command) =>
    (await import('../serve/serve')).serve(args, process.env),
  );

const plugin = program
  .command('plugin')
  .description('Commands for plugin authors, and about the plugins of a store of releases.');

plugin
  .command('new')
  .description('Writes a plugin that passes the contract suite of its kind at once.')
  .argument(
    '<kind/name>',
    'such as payment/voucher; kinds: sign-in, payment, section, route, analytics, action, player, search, account',
  )
  .option('--stripe-redirect', "a payment method that redirects to a bank's or wallet's page through Stripe")
  .action(async (id: string, options: { stripeRedirect?: boolean }) => {
    // The generator of types that it needs takes a while to load.
    const { pluginNew } = await import('./pluginNew');
    finish(await pluginNew(root, id, options));
  });

// The bundler and the generator of types that they need take a while to load.
const stored = () => import('./pluginStore');

plugin
  .command('add')
  .description(
    'Adds a packed plugin to a store of releases, or takes its new version. Realms that name it serve it from their next publish on: without a build, without a restart.',
  )
  .argument('<package>', 'a packed file, a folder, or the name of an npm package with its version')
  .option('--store <address>', STORE)
  .option('--integrity <hash>', 'refuse a packed file with any other, such as sha512-…')
  .option('--by <name>', 'who, for the list; PROSCENIUM_BY or the user of this machine by default')
  .action(async (named: string, options: AddOptions) =>
    finish(await (await stored()).pluginAdd(root, named, options)),
  );

plugin
  .command('list')
  .description('Lists the plugins of a store: version, size, when and by whom.')
  .option('--store <address>', STORE)
  .option(
    '--json',
    'print {"plugins": [{"id", "title", "package", "version", "integrity", "bytes", "addedAt", "addedBy"}]}',
  )
  .action(async (options: StoreOptions) => finish(await (await stored()).pluginList(options)));

plugin
  .command('remove')
  .description('Takes a plugin out of a store. Releases that contain it keep serving it.')
  .argument('<id>', 'such as section/quiz')
  .option('--store <address>', STORE)
  .action(async (id: string, options: StoreOptions) =>
    finish(await (await stored()).pluginRemove(root, id, options)),
  );

program
  .command('contract')
  .description(
    'Makes the calls of a site at a platform and prints every deviation from the contract. Exits 1 if there are any, 2 when the platform cannot be reached.',
  )
  .argument('[url]', 'scheme, host and port of the platform; that of the realm when absent')
  .option(
    '--realm <id>',
    'try only what the site of this realm calls, by its paths and key, and the sections of its menus',
  )
  .option('--api-key <key>', 'the realm at the platform; that of --realm, else ringside-web')
  .option('--email <email>', 'an account to sign in with; without it the calls are a guest’s')
  .option('--password <password>', 'its password')
  .option(
    '--impersonation <token>',
    'a one-time token with which staff open the site as a viewer: the probe uses it up, and tries calls that such a session must be refused',
  )
  .option('--with <name=value...>', 'a value that no answer provides, such as readNews.feedName=latest', [])
  .option('--write', 'also write back what was read')
  .option('--json', 'print {"conforming", "findings", "gaps"}')
  .action(
    async (
      url: string | undefined,
      options: {
        apiKey?: string;
        realm?: string;
        email?: string;
        password?: string;
        impersonation?: string;
        with: string[];
        write?: boolean;
        json?: boolean;
      },
    ) =>
      finish(
        await contract(root, url, { ...options, write: options.write === true, json: options.json === true }),
      ),
  );

await program.parseAsync();
