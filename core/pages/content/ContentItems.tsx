/** The items of a list: a horizontal shelf on desktop, a vertical list elsewhere (CAT-002, CAT-003). */
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { ContentList } from '../../content/ContentList';
import { useText } from '../../i18n/hooks';
import { card, type Content } from '../../sdk/services';
import { useHistoryState } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import { noPlace, Shelf, type ShelfScrollPosition } from '../../ui/Shelf';
import styles from '../../pageKit/ContentItems.module.css';
import { ItemLine } from './ItemLine';
import { ListEnd } from '../../content/pages/ListEnd';
import { useListEnd } from '../../pageKit/useListEnd';
import { ByWindow } from '../../pageKit/ByWindow';

export interface ContentItemsProps {
  readonly list: ContentList;
  /** Heading of the shelf; null if something else names the list. */
  readonly title: string | null;
  /** Shows episode numbers. */
  readonly numbered?: boolean;
  /** Ids of items shown elsewhere on the page. */
  readonly without?: ReadonlySet<string>;
  /** Two lines are filled column by column; for long lists. */
  readonly lines?: 1 | 2;
}

export const ContentItems = observer(function ContentItems(props: ContentItemsProps) {
  return <ByWindow when="narrow" matching={<Downwards {...props} />} other={<Sideways {...props} />} />;
});

const Sideways = observer(function Sideways({
  list,
  title,
  numbered = false,
  lines = 1,
  without,
}: ContentItemsProps) {
  const t = useText();
  const Card = useService(card);
  const onNearEnd = useCallback(() => list.reachedEnd(), [list]);
  const place = useHistoryState<ShelfScrollPosition>(`items ${list.items[0]?.id ?? ''}`, noPlace);
  return (
    <Shelf
      title={title}
      labels={{ previous: t('previousPage'), next: t('nextPage') }}
      itemSize="var(--card-item)"
      lines={lines}
      busy={list.end === 'loading'}
      onNearEnd={onNearEnd}
      items={others(list, without).map((content, index) => ({
        key: content.id,
        node: (
          <div className={styles['item']}>
            <Card content={content} shape="default" eager={index < 4} />
            {numbered && <Synopsis content={content} />}
          </div>
        ),
      }))}
      below={<ListEnd list={list} />}
      place={place}
    />
  );
});

const others = ({ items }: ContentList, without: ContentItemsProps['without']): readonly Content[] =>
  without === undefined ? items : items.filter(({ id }) => !without.has(id));

function Synopsis({ content: { episodeNumber, description } }: { readonly content: Content }) {
  const t = useText();
  return (
    <div className={styles['synopsis']}>
      {typeof episodeNumber === 'number' && (
        <p className={styles['number']}>{t('episodeNumber', { number: episodeNumber })}</p>
      )}
      {description && (
        <p className={styles['words']}>
          <bdi>{description}</bdi>
        </p>
      )}
    </div>
  );
}

const Downwards = observer(function Downwards({ list, title, without }: ContentItemsProps) {
  const end = useListEnd<HTMLDivElement>(() => list.reachedEnd());
  return (
    <div className={styles['downwards']}>
      {title !== null && <h2 className={styles['title']}>{title}</h2>}
      <ul className={styles['list']}>
        {others(list, without).map((content, index) => (
          <li key={content.id}>
            <ItemLine content={content} eager={index < 3} />
          </li>
        ))}
      </ul>
      {/* Keyed by page, so that IntersectionObserver fires again for an end still in view. */}
      {list.more && list.end === 'idle' && (
        <div key={list.items.length} ref={end} className={styles['end']} aria-hidden="true" />
      )}
      <ListEnd list={list} />
    </div>
  );
});
