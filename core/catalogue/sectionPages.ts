/** Opens the stores of section pages. */
import { token } from '../sdk/token';
import type { SectionStore } from './SectionStore';

export interface SectionPages {
  /** Key of language and kind of viewer; when it changes, sections have other content. Observable. */
  readonly audience: string;
  /** Creates a store for a section; the page loads and disposes it. */
  open(section: string): SectionStore;
}
export const sectionPages = token<SectionPages>('section-pages@1');
