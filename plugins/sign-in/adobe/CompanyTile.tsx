/** One company: its logo in a reserved box, or its name without a logo (SGP-125). */
import { useState } from 'react';
import { Spinner } from '../../../core/ui';
import styles from './CompanyPicker.module.css';
import type { Company } from './tvService';

export interface CompanyTileProps {
  readonly company: Company;
  /** Null: none that may be loaded. */
  readonly logo: string | null;
  readonly leaving: boolean;
  readonly onChoose: () => void;
}

export function CompanyTile({ company: { name }, logo, leaving, onChoose }: CompanyTileProps) {
  const [isBroken, setBroken] = useState(false);
  const hasLogo = logo !== null && !isBroken;
  return (
    <button type="button" className={styles['tile']} aria-busy={leaving || undefined} onClick={onChoose}>
      <span className={styles['plate']} data-logo={hasLogo || undefined}>
        {hasLogo ? (
          <img
            src={logo}
            alt=""
            width={160}
            height={80}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setBroken(true)}
          />
        ) : (
          <bdi aria-hidden="true">{name}</bdi>
        )}
        {leaving && (
          <span className={styles['leaving']}>
            <Spinner small />
          </span>
        )}
      </span>
      <bdi className={hasLogo ? styles['name'] : styles['unseen']}>{name}</bdi>
    </button>
  );
}
