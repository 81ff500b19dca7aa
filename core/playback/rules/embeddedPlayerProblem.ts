/** Error messages and actions of an embedded player (PLY-032 to PLY-037, PLY-075 to PLY-078, MUL-014). */
import type { Text } from '../../i18n/translate';
import { queryNames } from '../../routing/queryNames';
import type { EmbeddedPlayerProblem } from '../../sdk/players';
import { refusalPrompt, type PlaybackRefusal } from './playbackAccess';
import type { PlayerFailure } from './playerError';

/** Builds addresses of the site; `from` is the page to return to. */
export interface SiteLinks {
  readonly hrefOf: (
    role: string,
    parameters: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>>,
  ) => string;
  readonly from: string;
}

export function refusalProblem(
  title: string,
  refusal: PlaybackRefusal,
  { hrefOf, from }: SiteLinks,
): EmbeddedPlayerProblem {
  const back = { [queryNames.from]: from };
  switch (refusalPrompt(refusal)) {
    case 'signIn':
      return {
        title: { key: 'watchSignInTitle' },
        text: { key: 'watchSignInText', values: { title } },
        action: { label: { key: 'playerSignIn' }, href: hrefOf('LOGIN', {}, back) },
        retry: false,
      };
    case 'purchase': {
      const licences = refusal.licences.map(({ id }) => id).join(',');
      return {
        title: { key: 'watchPurchaseTitle' },
        text: { key: 'watchPurchaseText', values: { title } },
        action: {
          label: { key: 'watchPurchaseAction' },
          href: hrefOf('PURCHASE', {}, { [queryNames.licences]: licences, ...back }),
        },
        retry: false,
      };
    }
    case 'outsideRegion':
      return {
        title: { key: 'watchOutsideTitle' },
        text: { key: 'playerErrorOutsideRegion' },
        action: null,
        retry: false,
      };
    // An embedded player has no space to ask for a pin: the content's own page does.
    case 'pin':
    case 'otherProfile':
    case 'unavailable':
      return {
        title: { key: 'watchUnavailableTitle' },
        text: { key: 'watchUnavailableText', values: { title } },
        action: null,
        retry: false,
      };
  }
}

export function failureProblem(
  { messageKey, remedy }: PlayerFailure,
  { hrefOf, from }: SiteLinks,
): EmbeddedPlayerProblem {
  const action =
    remedy === 'signIn'
      ? { label: { key: 'playerSignIn' } as Text, href: hrefOf('LOGIN', {}, { [queryNames.from]: from }) }
      : null;
  return { title: { key: 'watchFailedTitle' }, text: { key: messageKey }, action, retry: action === null };
}

/** The event itself could not be loaded. */
export function loadProblem(messageKey: 'videoLoadForbidden' | 'videoLoadFailed'): EmbeddedPlayerProblem {
  return { title: { key: 'watchFailedTitle' }, text: { key: messageKey }, action: null, retry: true };
}

/** The realm requires a sign-in first (SGP-108). */
export function requiredSignInProblem(title: string, href: string): EmbeddedPlayerProblem {
  return {
    title: { key: 'watchOwedTitle' },
    text: { key: 'watchOwedText', values: { title } },
    action: { label: { key: 'watchOwedAction' }, href },
    retry: false,
  };
}
