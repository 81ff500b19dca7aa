/** The page titles of a realm in each language, so that the served HTML already has a title (NAV-088). */
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from '../../core/i18n/compiledMessages';
import { builtInPages } from '../../core/pageKit/builtInPages';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { routeContributions } from '../../core/realm/realmRoutes';

export interface PageTitles {
  /** Route role to title; pages for staff are omitted. */
  readonly roles: Readonly<Record<string, string>>;
  /** The title of the not-found page. */
  readonly notFound: string | null;
}

/** `text` returns a compiled message from the bundles; the realm's own texts take precedence. */
export function pageTitles(
  realm: Pick<CheckedRealm, 'plugins'>,
  text: (key: string, bundles: readonly string[]) => unknown,
): PageTitles {
  const contributed = routeContributions(realm).map(
    ({ role, access, plugin, titleKey }) =>
      [role, access === 'admin' ? null : plain(text(titleKey, [plugin]))] as const,
  );
  const builtIn = Object.entries(builtInPages).map(
    ([role, { titleKey, messages }]) => [role, plain(text(titleKey, ['pageKit', ...messages]))] as const,
  );
  return {
    roles: Object.fromEntries(
      [...builtIn, ...contributed].flatMap(([role, title]) => (title === null ? [] : [[role, title]])),
    ),
    notFound: plain(text('notFoundTitle', ['pageKit'])),
  };
}

/** A compiled message without placeholders; null for any other. */
function plain(message: unknown): string | null {
  if (!Array.isArray(message)) return null;
  const parts = message as CompiledMessage;
  return parts.every((part) => part.type === TYPE.literal) ? parts.map(({ value }) => value).join('') : null;
}
