/** The document title (NAV-088): the name of what a page shows, else of the page, before the brand's. */
import { useEffect } from 'react';
import { realm } from './services';
import { useService } from './useService';

/** Titles of what the pages on the screen show, the last one first; and the title of the page's role. */
const shown: { readonly title: string }[] = [];
let ofRole: string | null = null;
/** For a page that is drawn without its role, such as a preview. */
let before = '';

function write(): void {
  document.title = shown.at(-1)?.title ?? ofRole ?? before;
}

/** Puts `name` before the brand's while the component is mounted; null or an empty one keeps the title of the page's
 * role. */
export function usePageTitle(name: string | null): void {
  const { title: brand } = useService(realm);
  useEffect(() => {
    if (name === null || name === '') return;
    if (shown.length === 0) before = document.title;
    const own = { title: `${name} · ${brand}` };
    shown.push(own);
    write();
    return () => {
      shown.splice(shown.indexOf(own), 1);
      write();
    };
  }, [name, brand]);
}

/** The title of the page's role, while nothing on the page has one of its own. */
export function useRoleTitle(title: string): void {
  useEffect(() => {
    ofRole = title;
    write();
    return () => {
      ofRole = null;
    };
  }, [title]);
}
