/**
 * `plugin new`: scaffolds a working plugin that passes the contract suite of its kind before its author
 * writes a line.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import { generate } from '../generate/generate';
import { writeGenerated } from '../generate/writeGenerated';
import { accountScaffold } from '../plugins/templates/account';
import { actionScaffold } from '../plugins/templates/action';
import { analyticsScaffold } from '../plugins/templates/analytics';
import { paymentScaffold } from '../plugins/templates/payment';
import { playerScaffold } from '../plugins/templates/player';
import { routeScaffold } from '../plugins/templates/route';
import { scaffoldFiles, scaffoldNames } from '../plugins/templates/scaffold';
import { searchScaffold } from '../plugins/templates/search';
import { sectionScaffold } from '../plugins/templates/section';
import { signInScaffold } from '../plugins/templates/signIn';
import { stripeRedirectScaffold } from '../plugins/templates/stripeRedirect';
import { done, refused, type Outcome } from './outcome';

const scaffolds = {
  'sign-in': signInScaffold,
  payment: paymentScaffold,
  section: sectionScaffold,
  route: routeScaffold,
  analytics: analyticsScaffold,
  action: actionScaffold,
  player: playerScaffold,
  search: searchScaffold,
  account: accountScaffold,
} as const;

/** Writes plugins/<kind>/<name> and its test, and regenerates the files derived from manifests. */
export async function pluginNew(
  root: string,
  id: string,
  { stripeRedirect = false }: { readonly stripeRedirect?: boolean } = {},
): Promise<Outcome> {
  const names = scaffoldNames(id);
  if (names === null)
    return refused(
      `"${id}" is not <kind>/<name>: kinds are ${Object.keys(scaffolds).join(', ')}; a name has small letters, digits and dashes.`,
    );
  if (existsSync(path.join(root, 'plugins', id))) return refused(`plugins/${id} exists already.`);
  if (stripeRedirect && names.kind !== 'payment')
    return refused(`--stripe-redirect makes a payment method: name it payment/${names.name}.`);
  const scaffold = (stripeRedirect ? stripeRedirectScaffold : scaffolds[names.kind])(names);
  const files = scaffoldFiles(root, names, scaffold);
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
