/** A menu: a list of links and buttons (never role=menu, which promises an application's menu). */
import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n';
import { useService } from '../../sdk';
import { Icon, VisuallyHidden } from '../../ui';
import type { MenuEntry } from '../menuEntries';
import { shellStore } from '../ShellStore';
import styles from './MenuList.module.css';

export interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  readonly direction: 'row' | 'column';
  /** Contents-page numerals before each entry. */
  readonly numbered?: boolean;
}

export function MenuList({ entries, direction, numbered = false }: MenuListProps) {
  return (
    <ul className={styles['list']} data-direction={direction} data-numbered={numbered || undefined}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles['item']}>
          {entry.children.length > 0 ? <SubMenu entry={entry} direction={direction} /> : <Entry entry={entry} direction={direction} />}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly direction: 'row' | 'column';
}

function Entry({ entry, direction }: EntryProps) {
  const t = useText();
  const shell = useService(shellStore);
  const { destination, current, label } = entry;
  const inner = (
    <>
      {direction === 'column' && <EntryIcon entry={entry} />}
      <span className={styles['label']}>{label}</span>
    </>
  );
  if (destination.kind === 'action')
    return (
      <button type="button" className={styles['entry']} onClick={() => shell.open('sidePanel')}>
        {inner}
      </button>
    );
  if (destination.kind === 'outbound')
    return (
      <a className={styles['entry']} href={destination.url} target="_blank" rel="noopener noreferrer">
        {inner}
        <VisuallyHidden>{t('opensNewTab')}</VisuallyHidden>
      </a>
    );
  return (
    <Link className={styles['entry']} to={destination.to} aria-current={current ? 'page' : undefined}>
      {inner}
    </Link>
  );
}

/** The item's own icon when it has one; a picture that fails is hidden (NAV-039, RLM-051). */
function EntryIcon({ entry }: { readonly entry: MenuEntry }) {
  const [failed, setFailed] = useState(false);
  const own = entry.current ? (entry.activeIconUrl ?? entry.iconUrl) : entry.iconUrl;
  if (own !== null && !failed) return <img className={styles['icon']} src={own} alt="" width={20} height={20} onError={() => setFailed(true)} />;
  return entry.icon === null ? null : <Icon name={entry.icon} />;
}

/** Opened by click, Enter or Space; closed by Escape or by leaving it (NAV-050). */
function SubMenu({ entry, direction }: EntryProps) {
  const [open, setOpen] = useState(false);
  const onKeyDown = (press: KeyboardEvent<HTMLDivElement>) => {
    if (press.key !== 'Escape' || !open) return;
    press.stopPropagation();
    setOpen(false);
    press.currentTarget.querySelector('button')?.focus();
  };
  return (
    <div
      className={styles['sub']}
      onKeyDown={onKeyDown}
      onBlur={(blur) => {
        if (!blur.currentTarget.contains(blur.relatedTarget)) setOpen(false);
      }}
    >
      <button type="button" className={styles['entry']} aria-expanded={open} data-current={entry.current || undefined} onClick={() => setOpen(!open)}>
        {direction === 'column' && <EntryIcon entry={entry} />}
        <span className={styles['label']}>{entry.label}</span>
        <Icon name="down" />
      </button>
      {open && (
        <div className={styles['drop']}>
          <MenuList entries={entry.children} direction="column" />
        </div>
      )}
    </div>
  );
}
