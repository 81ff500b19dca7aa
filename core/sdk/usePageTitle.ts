/** Document title of a page that shows one item by name (NAV-088). */
import { useEffect } from 'react';
import { realm } from './services';
import { useService } from './useService';

/** Puts `name` before the brand's; null keeps the title of the page's role. Restores the previous title on unmount. */
export function usePageTitle(name: string | null): void {
  const { title: brand } = useService(realm);
  useEffect(() => {
    if (name === null) return;
    const before = document.title;
    document.title = `${name} · ${brand}`;
    return () => {
      document.title = before;
    };
  }, [name, brand]);
}
