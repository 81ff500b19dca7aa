/** Row renderer for posters (HOM-011). */
import { observer } from 'mobx-react-lite';
import { useDirection, useFormat } from 'proscenium/i18n';
import { card, cardShelf, rowLook, useService, type Activate, type Row } from 'proscenium/sdk';
import type { PosterSectionOptions } from './options.generated';
import styles from './PosterRow.module.css';

interface PosterRowProps {
  readonly row: Row;
  readonly eager: boolean;
  readonly ranked: boolean;
}

const EAGER_CARDS = 6;

/** Posters in a line; numbered as a ranking. */
const PosterRow = observer(function PosterRow({ row, eager, ranked }: PosterRowProps) {
  const format = useFormat();
  const Card = useService(card);
  const CardShelf = useService(cardShelf);
  const direction = useDirection();
  const look = rowLook(row.presentation, direction);
  return (
    <CardShelf
      row={row}
      itemSize={ranked ? 'min(calc(var(--card-poster) * 1.45), 66vw)' : 'min(var(--card-poster), 42vw)'}
    >
      {(content, index) => {
        const poster = (
          <Card content={content} shape="poster" look={look} eager={eager && index < EAGER_CARDS} />
        );
        return ranked ? (
          <div className={styles['ranked']}>
            <span className={styles['rank']} aria-hidden="true">
              {format.number(index + 1)}
            </span>
            {poster}
          </div>
        ) : (
          poster
        );
      }}
    </CardShelf>
  );
});

export default ((context) => ({
  View: ({ row, options, position }) => (
    <PosterRow row={row} eager={position === 0} ranked={{ ...context.options, ...options }.ranked === true} />
  ),
})) satisfies Activate<'section', PosterSectionOptions>;
