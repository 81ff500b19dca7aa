/** Computes the files generated from manifests, schemas and messages, without writing any. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../compile/problem';
import { composeRealmSchema } from '../compile/realmSchema';
import {
  checkMessages,
  localeTextsModule,
  messageKeysModule,
  readBundles,
  readMessageSources,
} from '../messages';
import { messageFolders, readInstalledPlugins } from '../plugins/installedPlugins';
import { knownPluginsModule, previewsModule, registryModule } from './registry';
import { manifestTypes, optionTypes, realmTypes } from './types';

export interface Generated {
  /** Path relative to the root, to text. */
  readonly files: ReadonlyMap<string, string>;
  /** Files of an earlier run that are no longer generated. */
  readonly orphans: readonly string[];
  /** Mistakes in manifests and messages; plugins with errors are left out of the files. */
  readonly problems: readonly Problem[];
}

/** Reads manifests, schemas and messages below `root` and returns the text of each generated file. */
export async function generate(root: string): Promise<Generated> {
  const installed = readInstalledPlugins(root);
  const plugins = [...installed.plugins.values()];
  const messages = await readMessageSources(root, messageFolders(installed));
  const hostMessages = await readBundles(root, [{ id: 'host', messages: 'scripts/host/messages' }]);
  const files = new Map<string, string>();
  files.set('core/generated/messageKeys.ts', messageKeysModule(messages));
  files.set(
    'core/generated/failureMessages.ts',
    localeTextsModule(
      messages.find(({ id }) => id === 'pageKit'),
      {
        purpose: 'The texts of a page that failed before its messages could be read.',
        name: 'failureMessages',
        keys: ['pageFailedTitle', 'pageFailedText', 'tryAgain'],
        locales: '../i18n/shippedLocales',
      },
    ),
  );
  for (const bundle of hostMessages) {
    files.set(
      'scripts/host/messages.generated.ts',
      localeTextsModule(bundle, {
        purpose: 'The texts of pages that only the host writes.',
        name: 'hostMessages',
        keys: [...(bundle.files.get('en')?.messages.keys() ?? [])],
        locales: '../../core/i18n/shippedLocales',
      }),
    );
  }
  files.set('core/generated/realm.ts', await realmTypes());
  files.set('core/generated/registry.ts', registryModule(installed));
  files.set('core/generated/previews.ts', previewsModule(installed));
  files.set('scripts/plugins/knownPlugins.generated.ts', knownPluginsModule(installed));
  files.set('core/generated/manifest.ts', await manifestTypes(root));
  files.set('schemas/realm.schema.json', `${JSON.stringify(composeRealmSchema(installed), null, 2)}\n`);
  for (const plugin of plugins) {
    if (plugin.optionsSchema !== undefined && plugin.package === undefined)
      files.set(`${plugin.folder}/options.generated.ts`, await optionTypes(plugin));
  }
  return {
    files,
    problems: [...installed.problems, ...checkMessages([...messages, ...hostMessages])],
    orphans: [...optionTypesOnDisk(root)].filter((file) => !files.has(file)),
  };
}

function* optionTypesOnDisk(root: string): Generator<string> {
  for (const kind of foldersIn(path.join(root, 'plugins'))) {
    for (const name of foldersIn(path.join(root, 'plugins', kind))) {
      const file = `plugins/${kind}/${name}/options.generated.ts`;
      if (existsSync(path.join(root, file))) yield file;
    }
  }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}
