/** Row renderer with links to other pages (HOM-086). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useDirection } from 'proscenium/i18n';
import {
  cardShelf,
  contentLinks,
  fallbackPicture,
  rowLook,
  useService,
  type Activate,
  type Content,
  type Row,
} from 'proscenium/sdk';
import { Icon, Picture } from 'proscenium/ui';
import styles from './SectionLinkRow.module.css';

interface SectionLinkRowProps {
  readonly row: Row;
  readonly eager: boolean;
}

const EAGER_DOORS = 6;

/** Link tiles with the name over the picture, since a page has no other metadata. */
export const SectionLinkRow = observer(function SectionLinkRow({ row, eager }: SectionLinkRowProps) {
  const CardShelf = useService(cardShelf);
  const direction = useDirection();
  const { alignment } = rowLook(row.presentation, direction);
  return (
    <CardShelf row={row} itemSize="min(calc(var(--card-section) * 1.2), 58vw)">
      {(content, index) => <Door content={content} align={alignment} eager={eager && index < EAGER_DOORS} />}
    </CardShelf>
  );
});

function Door({
  content,
  align,
  eager,
}: {
  readonly content: Content;
  readonly align: string;
  readonly eager: boolean;
}) {
  const href = useService(contentLinks).target(content);
  const fallback = useService(fallbackPicture);
  const inner = (
    <>
      <Picture
        src={content.thumbnailUrl}
        fallback={fallback(content)}
        alt=""
        ratio="4 / 3"
        eager={eager}
        className={styles['picture']}
      />
      <span className={styles['name']}>
        {content.title}
        {href !== null && <Icon name="next" size={20} />}
      </span>
    </>
  );
  return href === null ? (
    <div className={styles['door']} data-align={align}>
      {inner}
    </div>
  ) : (
    <Link to={href} className={styles['door']} data-align={align} draggable={false}>
      {inner}
    </Link>
  );
}

export default (() => ({
  View: ({ row, position }) => <SectionLinkRow row={row} eager={position === 0} />,
})) satisfies Activate<'section'>;
