/** Checks that the platform knows the sections that a realm's menus lead to. */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { builtInSections } from '../../compile/checks/menus';

export interface MenuSection {
  readonly id: string;
  /** Its pointer in the realm's document. */
  readonly pointer: string;
}

interface Item {
  readonly type: string;
  readonly data: object;
  readonly items?: readonly Item[];
}

/** The sections that the platform must know: neither built in nor a page of the realm. Without duplicates. */
export function menuSections({
  menus,
  pages,
}: Pick<CheckedRealm, 'menus' | 'pages'>): readonly MenuSection[] {
  const found = (['WEB', 'MOBILE-WEB'] as const).flatMap((platform) => [
    ...sectionsIn(menus[platform].items, `/menus/${platform}/items`),
  ]);
  const own = new Set([...builtInSections, ...Object.keys(pages)]);
  return found.filter(
    ({ id }, index) => !own.has(id) && found.findIndex((other) => other.id === id) === index,
  );
}

function* sectionsIn(items: readonly Item[], pointer: string): Generator<MenuSection> {
  for (const [index, item] of items.entries()) {
    if (item.type === 'section' && 'id' in item.data)
      yield { id: String(item.data.id), pointer: `${pointer}/${index}/data/id` };
    yield* sectionsIn(item.items ?? [], `${pointer}/${index}/items`);
  }
}

/** Those that the platform answers with 404. Without an answer nothing is known. */
export async function unknownSections(
  { platform }: Pick<CheckedRealm, 'platform'>,
  sections: readonly MenuSection[],
  ask: typeof fetch,
): Promise<readonly MenuSection[]> {
  const pattern = platform.endpoints['readSection'] ?? '/api/v4/content/{section}';
  const answers = sections.map(async (section) => {
    const address = platform.url + pattern.replace('{section}', encodeURIComponent(section.id));
    const status = await ask(address, { headers: { 'x-api-key': platform.apiKey } }).then(
      (answer) => answer.status,
      () => null,
    );
    return status === 404 ? [section] : [];
  });
  return (await Promise.all(answers)).flat();
}

/** The message to the operator about one section. */
export const unknownSectionText = ({ id, pointer }: MenuSection): string =>
  `The menu item at ${pointer} leads to the section "${id}", which the platform does not know.`;
