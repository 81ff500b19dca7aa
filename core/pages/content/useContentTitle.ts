/** A hook that names the document after what the page shows, and the brand (NAV-088). */
import { useEffect } from 'react';
import { useService } from '../../sdk';
import { checkedRealm } from '../pageServices';

/** Leaves the name of the page's kind while the content's is not known. */
export function useContentTitle(title: string | null): void {
  const realm = useService(checkedRealm);
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${realm.title}`;
  }, [title, realm.title]);
}
