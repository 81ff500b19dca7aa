/** Selects the account section for a URL (ACC-002, ADM-022). Pure. */

/** Section for a missing or unknown name. */
const USUAL = 'details';

/**
 * Returns the requested section if available, else the details section (ACC-002), else the first one. Null
 * when there are no sections.
 */
export function accountSection(parts: readonly string[], asked: string | null): string | null {
  return (
    [asked, USUAL, parts[0]].find((name): name is string => name != null && parts.includes(name)) ?? null
  );
}
