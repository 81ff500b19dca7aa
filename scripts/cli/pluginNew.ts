/**
 * `plugin new`: scaffolds a working plugin that passes the contract suite of its kind before its author
 * writes a line.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import { generate } from '../generate/generate';
import { writeGenerated } from '../generate/writeGenerated';
import { chosenScaffold } from '../plugins/templates/chosenScaffold';
import { scaffoldFiles } from '../plugins/templates/scaffold';
import { done, refused, type Outcome } from './outcome';

/** Writes plugins/<kind>/<name> and its test, and regenerates the files derived from manifests. */
export async function pluginNew(
  root: string,
  id: string,
  { stripeRedirect = false }: { readonly stripeRedirect?: boolean } = {},
): Promise<Outcome> {
  const chosen = chosenScaffold(id, { stripeRedirect });
  if ('refusal' in chosen) return refused(chosen.refusal);
  const { names, scaffold } = chosen;
  if (existsSync(path.join(root, 'plugins', id))) return refused(`plugins/${id} exists already.`);
  const files = scaffoldFiles(names, scaffold);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  writeGenerated(root, await generate(root), { write: true });
  return done(
    [
      `${colors.green('✓')} ${id} is ready:`,
      ...Object.keys(files).map((file) => `    ${file}`),
      '',
      `Test it:            npm run test:unit -- test/plugins/${id}`,
      `Switch it on with:  ${scaffold.realm}`,
    ].join('\n'),
  );
}
