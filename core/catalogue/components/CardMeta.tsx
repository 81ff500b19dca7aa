/** The secondary line under a card's title. */
import { pickAmount } from '../../i18n/prices';
import { useFormat } from '../../i18n/hooks';
import { contentFacts, type ShownFact } from '../../sdk/contentFacts';
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
  const price =
    content.accessLevel === 'DENIED' && content.amounts?.length
      ? format.price(pickAmount(content.amounts))
      : null;
  const shown: ShownFact[] = [{ text: action }];
  // Access is never hidden with the rest: a viewer must see that a card is locked before pressing it.
  if (mode !== 'hidden') {
    shown.push({ text: price });
    if (badge === 'UPCOMING') shown.push('start');
    if (badge === 'NONE' && mode !== 'compact') shown.push('length');
    if (mode === 'detailed') shown.push('year', { genres: 1 }, 'country');
  }
  const facts = contentFacts(content, shown, format);
  return facts.length === 0 ? null : <span className={styles['meta']}>{facts.join(' · ')}</span>;
}
