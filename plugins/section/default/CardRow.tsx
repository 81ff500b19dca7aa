/** Cards in one line. */
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useText } from '../../../core/i18n';
import { card, useService, type Row } from '../../../core/sdk';
import { Shelf } from '../../../core/ui';
import type { DefaultSectionOptions } from './options.generated';

export interface CardRowProps {
  readonly row: Row;
  readonly shape: NonNullable<DefaultSectionOptions['shape']>;
  /** The first cards are on the first screen. */
  readonly eager: boolean;
}

const sizes = {
  default: 'min(var(--card-default), 74vw)',
  portrait: 'min(calc(var(--card-default) * 0.8), 62vw)',
  circle: 'min(var(--card-section), 38vw)',
} as const;

/** How many cards of a first row fetch their picture at once; the others wait until they come near. */
const EAGER_CARDS = 4;

export const CardRow = observer(function CardRow({ row, shape, eager }: CardRowProps) {
  const t = useText();
  const Card = useService(card);
  const loadMore = useCallback(() => row.loadMore(), [row]);
  return (
    <Shelf
      title={row.title}
      description={row.description}
      labels={{ previous: t('previousPage'), next: t('nextPage') }}
      itemSize={sizes[shape]}
      busy={row.loading}
      onNearEnd={loadMore}
      items={row.items.map((content, index) => ({
        key: content.id,
        node: <Card content={content} shape={shape} eager={eager && index < EAGER_CARDS} />,
      }))}
    />
  );
});
