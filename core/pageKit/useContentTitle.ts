/** Sets the document title to the content's title and the brand (NAV-088). */
import { useEffect } from 'react';
import { useService } from '../sdk/useService';
import { checkedRealm } from './pageServices';

/** Keeps the generic page title until the content's is known. */
export function useContentTitle(title: string | null): void {
  const realm = useService(checkedRealm);
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${realm.title}`;
  }, [title, realm.title]);
}
