/** `realm check`: reports every mistake in a realm document. */
import colors from 'picocolors';
import { readSitePlugins } from '../install/sitePlugins';
import { readInstalledPlugins, type InstalledPlugins } from '../plugins/installedPlugins';
import { hasErrors, type Problem } from '../compile/problem';
import { openRealm } from './openRealm';
import { type Outcome, problemsText, refused } from './outcome';
import { withStore, type StoreOptions } from './storeCommand';

/** The same with the plugins of a store, where one is named. */
export async function realmCheckWith(
  root: string,
  target: string,
  { json, store = process.env['PROSCENIUM_STORE'] ?? '' }: StoreOptions & { readonly json: boolean },
): Promise<Outcome> {
  if (store === '') return realmCheck(root, target, { json });
  return withStore({ json, store }, async (opened) => {
    const { installed } = await readSitePlugins(readInstalledPlugins(root), opened);
    return realmCheck(root, target, { json }, installed);
  });
}

/** Exit code 1 with errors, 0 with none; warnings do not count. */
export function realmCheck(
  root: string,
  target: string,
  { json }: { readonly json: boolean },
  installed: InstalledPlugins = readInstalledPlugins(root),
): Outcome {
  const opened = openRealm(root, target, undefined, installed);
  if (typeof opened === 'string')
    return json
      ? {
          output: JSON.stringify({ problems: [nothingToCheck(target, opened)] }, null, 2),
          errors: '',
          code: 1,
        }
      : refused(opened);
  const { problems } = opened.compilation;
  const code = hasErrors(problems) ? 1 : 0;
  if (json) return { output: JSON.stringify({ problems }, null, 2), errors: '', code };
  if (problems.length === 0)
    return { output: `${colors.green('✓')} ${opened.file} has no mistakes.`, errors: '', code };
  return { output: problemsText(problems), errors: '', code };
}

/** A missing document is a problem like any other in the JSON output. */
function nothingToCheck(target: string, message: string): Problem {
  return {
    file: target,
    line: 1,
    column: 1,
    pointer: '',
    code: 'missing-file',
    severity: 'error',
    message,
    suggestion: null,
  };
}
