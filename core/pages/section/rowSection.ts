/** Which of the realm's sections draws a row, and what holds its place until then. */
import { drawnVariant, type SectionRow } from '../../catalogue';
import type { ContributionRequest, DeclaredContribution, PluginRegistry } from '../../plugins';

/** Rows on the first screen; the others are drawn when they come near it, and keep their place until then (HOM-100). */
export const FIRST_ROWS = 2;

export interface RowSection {
  readonly request: ContributionRequest<'section'>;
  readonly declared: DeclaredContribution;
}

/** Null for a row that no section of this realm draws. */
export function rowSection({ variant: wanted }: Pick<SectionRow, 'variant'>, registry: PluginRegistry): RowSection | null {
  const sections = registry.contributionsAt('section');
  const name = drawnVariant(wanted, new Set(sections.map(({ facts }) => facts.name)));
  const declared = sections.find(({ facts }) => facts.name === name);
  return name === null || declared === undefined ? null : { request: { point: 'section', plugin: declared.plugin.id, name }, declared };
}
