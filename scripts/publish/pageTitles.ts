/** What the pages of a realm are called in each language, so that a page arrives with its name (NAV-088). */
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from '../../core/i18n/compiledMessages';
import { builtInPages } from '../../core/pages/builtInPages';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { routeContributions } from '../../core/realm/realmRoutes';

export interface PageTitles {
  /** Route role to name; pages for staff are not told of. */
  readonly roles: Readonly<Record<string, string>>;
  /** What an address that leads nowhere is called. */
  readonly notFound: string | null;
}

/** `text` gives a compiled message that one of the bundles has, in the realm's own words where it has any. */
export function pageTitles(realm: Pick<CheckedRealm, 'plugins'>, text: (key: string, bundles: readonly string[]) => unknown): PageTitles {
  const contributed = routeContributions(realm).map(({ role, access, plugin, titleKey }) => [role, access === 'admin' ? null : plain(text(titleKey, [plugin]))] as const);
  const builtIn = Object.entries(builtInPages).map(([role, { titleKey, messages }]) => [role, plain(text(titleKey, ['pages', ...messages]))] as const);
  return {
    roles: Object.fromEntries([...builtIn, ...contributed].flatMap(([role, title]) => (title === null ? [] : [[role, title]]))),
    notFound: plain(text('notFoundTitle', ['pages'])),
  };
}

/** A compiled message that asks for no values; null for any other. */
function plain(message: unknown): string | null {
  if (!Array.isArray(message)) return null;
  const parts = message as CompiledMessage;
  return parts.every((part) => part.type === TYPE.literal) ? parts.map(({ value }) => value).join('') : null;
}
