/** The title of the document while a page shows one thing by its name (NAV-088). */
import { useEffect } from 'react';
import { realm } from './services';
import { useService } from './useService';

/** Puts `name` before the brand's; null leaves the title that the page's role has. What stood there comes back when the page goes. */
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
