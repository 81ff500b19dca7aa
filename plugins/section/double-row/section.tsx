/** Row renderer with two lines (HOM-087). */
import { observer } from 'mobx-react-lite';
import { useDirection } from 'proscenium/i18n';
import { card, cardShelf, rowLook, useService, type Activate, type SectionProps } from 'proscenium/sdk';

/** Columns of a first row whose two images load eagerly. */
const EAGER_COLUMNS = 4;

/** The shelf fills its two lines by column, so that the first cards are the visible ones. */
const DoubleRow = observer(function DoubleRow({ row, position }: SectionProps) {
  const Card = useService(card);
  const CardShelf = useService(cardShelf);
  const direction = useDirection();
  const look = rowLook(row.presentation, direction);
  const posters = row.presentation.displayPosters === true;
  return (
    <CardShelf row={row} lines={2} itemSize={posters ? 'min(var(--card-poster), 42vw)' : 'var(--card-item)'}>
      {(content, index) => (
        <Card
          content={content}
          shape={posters ? 'poster' : 'default'}
          look={look}
          eager={position === 0 && index < EAGER_COLUMNS * 2}
        />
      )}
    </CardShelf>
  );
});

export default (() => ({ View: DoubleRow })) satisfies Activate<'section'>;
