/** A gift as a card: the brand's shapes around a picture, with the recipient's name. */
import { useText } from 'proscenium/i18n';
import { realm, useService } from 'proscenium/sdk';
import { Picture } from 'proscenium/ui';
import styles from './GiftCard.module.css';

export interface GiftCardProps {
  readonly name: string;
  readonly imageUrl: string | null | undefined;
  /** Recipient; empty until entered. */
  readonly recipient?: string;
  readonly eager?: boolean;
}

/** Decorative: its text is also next to it, so it is hidden from screen readers. */
export function GiftCard({ name, imageUrl, recipient = '', eager = false }: GiftCardProps) {
  const t = useText();
  const { title } = useService(realm);
  return (
    <span className={styles['card']} aria-hidden="true">
      <Picture
        src={imageUrl}
        alt=""
        ratio="8 / 5"
        eager={eager}
        size="(min-width: 860px) 34rem, 92vw"
        className={styles['picture']}
      />
      <span className={styles['ribbon']}>
        <svg viewBox="0 0 64 44" className={styles['bow']}>
          <path d="M32 18C24 2 6 0 4 10s14 14 28 8c14 6 30 2 28-8S40 2 32 18ZM30 19 20 42M34 19l10 23" />
        </svg>
      </span>
      <span className={styles['words']}>
        <span className={styles['brand']}>{title}</span>
        <span className={styles['name']}>{name}</span>
        {recipient !== '' && <span className={styles['for']}>{t('giftFor', { name: recipient })}</span>}
      </span>
    </span>
  );
}
