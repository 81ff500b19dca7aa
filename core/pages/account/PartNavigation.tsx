/** Links to the account panels: next to the open panel, or on phones a page of their own. */
import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { queryNames } from '../../routing/queryNames';
import { useRolePath } from '../../routing/useRolePath';
import { Icon } from '../../ui/Icon';
import { AccountIcon } from '../../ui/accountIcons';
import styles from './PartNavigation.module.css';
import type { AccountPart } from './useAccountParts';

export interface PartNavigationProps {
  readonly parts: readonly AccountPart[];
  /** The name of the open panel. */
  readonly open: string | null;
}

/** Up, down, Home and End move the focus among the links, as on a remote control; so does Tab. */
export function PartNavigation({ parts, open }: PartNavigationProps) {
  const t = useText();
  const path = useRolePath();
  const list = useRef<HTMLUListElement>(null);
  const move = (press: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[press.key];
    const link = to === undefined ? undefined : links[to];
    if (link === undefined) return;
    press.preventDefault();
    link.focus();
  };
  return (
    <nav className={styles['parts']} aria-label={t('accountParts')}>
      <ul ref={list} onKeyDown={move}>
        {parts.map(({ name, label, lead, icon }) => (
          <li key={name}>
            <Link
              className={styles['entry']}
              data-part={name}
              to={path('ACCOUNT', {}, { query: { [queryNames.section]: name } })}
              aria-current={name === open ? 'page' : undefined}
            >
              <AccountIcon name={icon} size={23} className={styles['icon']} />
              <span className={styles['words']}>
                <span className={styles['label']}>{label}</span>
                {lead !== null && <span className={styles['lead']}>{lead}</span>}
              </span>
              <Icon name="next" className={styles['on']} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
