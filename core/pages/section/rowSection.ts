/** Which of the realm's sections draws a row, and what holds its place until then. */
import type { SectionRow } from '../../catalogue';
import type { ContributionRequest, DeclaredContribution, PluginRegistry } from '../../plugins';

/** Rows on the first screen; the others are drawn when they come near it, and keep their place until then (HOM-100). */
export const FIRST_ROWS = 2;

export interface RowSection {
  readonly request: ContributionRequest<'section'>;
  readonly declared: DeclaredContribution;
}

/** Null for a row that no section of this realm draws. */
export function rowSection({ variant }: Pick<SectionRow, 'variant'>, registry: PluginRegistry): RowSection | null {
  const declared = registry.contributionsAt('section').find(({ facts }) => facts.name === variant);
  return declared === undefined ? null : { request: { point: 'section', plugin: declared.plugin.id, name: declared.facts.name }, declared };
}
