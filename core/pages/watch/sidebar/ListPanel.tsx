/** The list that contains a video, scrolled to the current item. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Opening } from '../../../playback/rules/opening';
import type { WatchedContent } from '../../../playback/content';
import type { WatchStore } from '../../../playback/WatchStore';
import { listBeside } from '../../../playback/pages/listBeside';
import { ListLines } from './ListLines';
import styles from '../../../playback/pages/Sidebar.module.css';

export interface ListPanelProps {
  readonly store: WatchStore;
  readonly content: WatchedContent;
  readonly opening: Opening;
}

export const ListPanel = observer(function ListPanel({ store, content, opening }: ListPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const list = listBeside(store, content, opening.list);
  const { id } = content.info;
  useEffect(() => {
    const current = place.current?.querySelector<HTMLElement>('[data-current]');
    // Scrolls only the panel, not the page.
    if (place.current && current) place.current.scrollTop = current.offsetTop - place.current.offsetTop;
  }, [id, list?.items.length]);
  if (list === null) return null;
  return (
    <div ref={place} className={styles['body']}>
      <ListLines items={list.items} current={id} opening={{ ...opening, list: list.list }} />
    </div>
  );
});
