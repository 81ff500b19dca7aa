/** Posters in one line; as a ranking each has its numeral. */
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useFormat, useText } from '../../../core/i18n';
import { card, useService, type Row } from '../../../core/sdk';
import { Shelf } from '../../../core/ui';
import styles from './PosterRow.module.css';

export interface PosterRowProps {
  readonly row: Row;
  readonly eager: boolean;
  readonly ranked: boolean;
}

const EAGER_CARDS = 6;

export const PosterRow = observer(function PosterRow({ row, eager, ranked }: PosterRowProps) {
  const t = useText();
  const format = useFormat();
  const Card = useService(card);
  const loadMore = useCallback(() => row.loadMore(), [row]);
  return (
    <Shelf
      title={row.title}
      description={row.description}
      labels={{ previous: t('previousPage'), next: t('nextPage') }}
      itemSize={ranked ? 'min(calc(var(--card-poster) * 1.45), 66vw)' : 'min(var(--card-poster), 42vw)'}
      busy={row.loading}
      onNearEnd={loadMore}
      items={row.items.map((content, index) => {
        const poster = <Card content={{ ...content, thumbnailUrl: content.posterUrl ?? content.thumbnailUrl ?? null }} shape="poster" eager={eager && index < EAGER_CARDS} />;
        return {
          key: content.id,
          node: ranked ? (
            <div className={styles['ranked']}>
              <span className={styles['rank']} aria-hidden="true">
                {format.number(index + 1)}
              </span>
              {poster}
            </div>
          ) : (
            poster
          ),
        };
      })}
    />
  );
});
