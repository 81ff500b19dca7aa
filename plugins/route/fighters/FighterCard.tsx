/** A fighter's list card: large portrait, name, record. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { navigation, useService } from 'proscenium/sdk';
import { Picture } from 'proscenium/ui';
import type { FighterEntry } from './answers';
import styles from './FighterCard.module.css';
import { OPENED } from './listQuery';
import { RecordLine } from './RecordLine';

export interface FighterCardProps {
  readonly fighter: FighterEntry;
  readonly eager: boolean;
  /** Overlay on the portrait, such as the rank. */
  readonly children?: ReactNode;
}

/** Opening one is recorded in the list's address, for focus restoration on return (CAT-076). */
export function FighterCard({ fighter, eager, children }: FighterCardProps) {
  const nav = useService(navigation);
  const link = useRef<HTMLAnchorElement>(null);
  const { id, name, alias, portrait, country, record } = fighter;
  useEffect(() => {
    if (nav.current().searchParams.get(OPENED) === id) link.current?.focus();
  }, [nav, id]);
  return (
    <Link
      ref={link}
      to={nav.hrefOf('FIGHTER', { id })}
      className={styles['card']}
      onClick={() => nav.rewriteQuery((query) => query.set(OPENED, id))}
    >
      <span className={styles['poster']}>
        <Picture src={portrait} alt="" ratio="4 / 5" eager={eager} className={styles['portrait']} />
        {children}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {alias !== null && <span className={styles['alias']}>{alias}</span>}
        <span className={styles['facts']}>
          {record !== null && <RecordLine record={record} />}
          {country !== null && <span>{country}</span>}
        </span>
      </span>
    </Link>
  );
}
