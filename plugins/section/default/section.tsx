/** Row renderer: the default row of cards. */
import { observer } from 'mobx-react-lite';
import { useDirection } from 'proscenium/i18n';
import { card, cardShelf, rowLook, useService, type Activate, type Row } from 'proscenium/sdk';
import type { DefaultSectionOptions } from './options.generated';

interface CardRowProps {
  readonly row: Row;
  readonly shape: NonNullable<DefaultSectionOptions['shape']>;
  /** The first cards are above the fold. */
  readonly eager: boolean;
}

const sizes = {
  default: 'var(--card-item)',
  portrait: 'calc(var(--card-item) * 0.8)',
  circle: 'min(var(--card-section), 38vw)',
} as const;

/** Cards of a first row whose images load eagerly; the others load lazily. */
const EAGER_CARDS = 4;

/** Cards in a single line. */
const CardRow = observer(function CardRow({ row, shape, eager }: CardRowProps) {
  const Card = useService(card);
  const CardShelf = useService(cardShelf);
  const direction = useDirection();
  const look = rowLook(row.presentation, direction);
  return (
    <CardShelf row={row} itemSize={sizes[shape]}>
      {(content, index) => (
        <Card content={content} shape={shape} look={look} eager={eager && index < EAGER_CARDS} />
      )}
    </CardShelf>
  );
});

export default ((context) => ({
  View: ({ row, options, position }) => (
    <CardRow row={row} eager={position === 0} shape={{ ...context.options, ...options }.shape ?? 'default'} />
  ),
})) satisfies Activate<'section', DefaultSectionOptions>;
