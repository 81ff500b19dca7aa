/** The secondary line under a card's title. */
import { pickAmount } from '../../i18n/prices';
import { useFormat } from '../../i18n/hooks';
import type { Content } from '../../sdk/services';
import type { RowLook } from '../../sdk/rowLook';
import type { LiveBadge } from '../cardLabel';
import styles from './Card.module.css';

export interface CardMetaProps {
  readonly content: Content;
  readonly badge: LiveBadge;
  /** The access action when the card is locked, such as signing in. */
  readonly action: string | null;
  /** HOM-015, HOM-016: `compact` shows only access and start, `detailed` also year, genre and country. */
  readonly mode: RowLook['metadata'];
}

/** Access action and price when locked, the start when upcoming (HOM-101), else the duration. */
export function CardMeta({ content, badge, action, mode }: CardMetaProps) {
  const format = useFormat();
  const start = content.eventSchedule?.startDate;
  const when = badge === 'UPCOMING' && start ? format.dateTime(start) : null;
  const length =
    mode !== 'compact' && badge === 'NONE' && content.duration ? format.runningTime(content.duration) : null;
  const price =
    content.accessLevel === 'DENIED' && content.amounts?.length
      ? format.price(pickAmount(content.amounts))
      : null;
  const facts = mode === 'detailed' ? [content.year, content.genres?.[0], content.countryOfOrigin] : [];
  // Access is never hidden with the rest: a viewer must see that a card is locked before pressing it.
  const parts = (mode === 'hidden' ? [action] : [action, price, when ?? length, ...facts]).filter(
    (part) => part !== null && part !== undefined && part !== '',
  );
  return parts.length === 0 ? null : <span className={styles['meta']}>{parts.join(' · ')}</span>;
}
