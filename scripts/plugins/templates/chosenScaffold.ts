/** The template for a new plugin, by its id. */
import { accountScaffold } from './account';
import { actionScaffold } from './action';
import { analyticsScaffold } from './analytics';
import { paymentScaffold } from './payment';
import { playerScaffold } from './player';
import { routeScaffold } from './route';
import { searchScaffold } from './search';
import { sectionScaffold } from './section';
import { signInScaffold } from './signIn';
import { stripeRedirectScaffold } from './stripeRedirect';
import { scaffoldNames, type Scaffold, type ScaffoldNames } from './scaffold';

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

export interface TemplateOptions {
  /** A payment method that redirects through Stripe. */
  readonly stripeRedirect?: boolean;
}

/** The scaffold, or why there is none for this id. */
export function chosenScaffold(
  id: string,
  { stripeRedirect = false }: TemplateOptions,
): { readonly names: ScaffoldNames; readonly scaffold: Scaffold } | { readonly refusal: string } {
  const names = scaffoldNames(id);
  if (names === null)
    return {
      refusal: `"${id}" is not <kind>/<name>: kinds are ${Object.keys(scaffolds).join(', ')}; a name has small letters, digits and dashes.`,
    };
  if (stripeRedirect && names.kind !== 'payment')
    return { refusal: `--stripe-redirect makes a payment method: name it payment/${names.name}.` };
  return { names, scaffold: (stripeRedirect ? stripeRedirectScaffold : scaffolds[names.kind])(names) };
}
