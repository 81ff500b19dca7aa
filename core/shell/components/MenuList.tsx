/** A menu as a list of links and buttons (not role=menu, which implies an application menu). */
import { useId, useState } from 'react';
import { Icon } from '../../ui/Icon';
import type { MenuEntry } from '../menuEntries';
import { useDisclosure } from '../../pageKit/useDisclosure';
import { EntryIcon, MenuEntryLine } from './MenuEntryLine';
import styles from './MenuList.module.css';

export interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  /** Numbers the entries. */
  readonly numbered?: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** A vertical list with nested sub-menus. */
export function MenuList({ entries, numbered = false, onFollow }: MenuListProps) {
  // If one entry has an icon, all reserve its space, so that the labels align.
  const icons = entries.some(({ icon, iconUrl }) => icon !== null || iconUrl !== null);
  return (
    <ul className={styles['list']} data-direction="column" data-numbered={numbered || undefined}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles['item']}>
          {entry.children.length > 0 ? (
            <FoldedMenu entry={entry} icon={icons} onFollow={onFollow} />
          ) : (
            <MenuEntryLine entry={entry} icon={icons} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  );
}

export interface SubMenuProps {
  readonly entry: MenuEntry;
  readonly onFollow?: (() => void) | undefined;
}

/** A sub-menu that drops from its button, over the page (NAV-050). */
export function DropMenu({ entry, onFollow }: SubMenuProps) {
  const { open, toggle, close, around } = useDisclosure();
  const listId = useId();
  const follow = () => {
    close();
    onFollow?.();
  };
  return (
    <div {...around} className={styles['sub']}>
      <Opener entry={entry} open={open} listId={listId} onPress={toggle} icon={false} />
      {open && (
        <div id={listId} className={styles['drop']}>
          <MenuList entries={entry.children} onFollow={follow} />
        </div>
      )}
    </div>
  );
}

/**
 * A sub-menu that expands in place. Initially open if it contains the current page; it does not close by
 * itself while the list is used.
 */
function FoldedMenu({ entry, icon, onFollow }: SubMenuProps & { readonly icon: boolean }) {
  const state = useState(entry.current);
  const { open, toggle, around } = useDisclosure({ open: state[0], set: state[1], stays: 'list' });
  const listId = useId();
  return (
    <div {...around} className={styles['folded']}>
      <Opener entry={entry} open={open} listId={listId} onPress={toggle} icon={icon} />
      {open && (
        <div id={listId} className={styles['fold']}>
          <MenuList entries={entry.children} onFollow={onFollow} />
        </div>
      )}
    </div>
  );
}

interface OpenerProps {
  readonly entry: MenuEntry;
  readonly open: boolean;
  readonly listId: string;
  readonly onPress: () => void;
  readonly icon: boolean;
}

function Opener({ entry, open, listId, onPress, icon }: OpenerProps) {
  return (
    <button
      type="button"
      className={styles['entry']}
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      data-current={entry.current || undefined}
      onClick={onPress}
    >
      {icon && <EntryIcon entry={entry} />}
      <span data-label>{entry.label}</span>
      <Icon name="down" className={styles['turn']} />
    </button>
  );
}
