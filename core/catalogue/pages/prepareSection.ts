/** Loads a section and the renderers of its first rows before the page's first render. */
import type { Preparation } from '../../pageKit/preparation';
import { sectionPages } from '../SectionStore';
import { FIRST_ROWS, rowSection } from './rowSection';

export async function prepareSection(
  section: string,
  { get, registry, keep }: Preparation,
): Promise<boolean> {
  const store = get(sectionPages).open(section);
  await store.load();
  const { state } = store;
  if (state.status !== 'ready' || state.rows.length === 0) return false;
  keep(`section ${section}`, store);
  const renderers = await Promise.allSettled(
    state.rows.slice(0, FIRST_ROWS).flatMap((row) => {
      const drawn = rowSection(row, registry);
      return drawn?.declared.facts['rendersOnHost'] === true ? [registry.resolve(drawn.request)] : [];
    }),
  );
  // The row of a failed renderer says so: the browser draws that page by itself.
  return renderers.every(({ status }) => status === 'fulfilled');
}
