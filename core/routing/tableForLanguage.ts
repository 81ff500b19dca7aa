/** The route table of a language. */
import type { TableName } from './routeTables';

const tableByLanguage: Readonly<Record<string, TableName>> = { pt: 'PT', es: 'ES', debug: 'DEBUG' };

/**
 * The table for a language code such as `pt-PT` or `ES`: Portuguese, Spanish and debug have their own, all
 * others the default one (ROU-002). A realm's `routes.language` pins a table whatever the language is
 * (ROU-003).
 */
export function tableForLanguage(language: string, pinned?: TableName): TableName {
  if (pinned !== undefined) return pinned;
  const [primary = ''] = language.trim().toLowerCase().split(/[-_]/);
  return Object.hasOwn(tableByLanguage, primary) ? (tableByLanguage[primary] ?? 'default') : 'default';
}
