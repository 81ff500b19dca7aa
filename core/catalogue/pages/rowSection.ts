/** Looks up a row's renderer in the plugin registry. */
import type { SectionRow } from '../SectionStore';
import type { ContributionRequest, DeclaredContribution, PluginRegistry } from '../../plugins/PluginRegistry';

/**
 * Number of rows in the first viewport; the others render when scrolled near, with reserved space until then
 * (HOM-100).
 */
export const FIRST_ROWS = 2;

export interface RowSection {
  readonly request: ContributionRequest<'section'>;
  readonly declared: DeclaredContribution;
}

/** Null for a row without a renderer in this realm. */
export function rowSection(
  { variant }: Pick<SectionRow, 'variant'>,
  registry: PluginRegistry,
): RowSection | null {
  const declared = registry.contributionsAt('section').find(({ facts }) => facts.name === variant);
  return declared === undefined
    ? null
    : { request: { point: 'section', plugin: declared.plugin.id, name: declared.facts.name }, declared };
}
