/** A menu entry: an internal link, an external link, or a button that opens an overlay. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { useService } from '../../sdk/useService';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { MenuEntry } from '../menuEntries';
import { shellStore } from '../../pageKit/ShellStore';
import { menuReport } from '../useMenu';
import { useOpenSearch } from '../useSearchPlace';
import styles from './MenuList.module.css';
import { session } from '../../sdk/services';

/** The number of live events next to its menu item; hidden for guests and at 0 (NAV-029, NAV-031, NAV-033). */
const LiveCount = observer(function LiveCount() {
  const t = useText();
  const { viewer } = useService(session);
  const { liveCount } = useService(shellStore);
  if (viewer.isGuest || liveCount === 0) return null;
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {liveCount}
      </span>
      <VisuallyHidden>{t('liveCount', { count: liveCount })}</VisuallyHidden>
    </>
  );
});

export interface MenuEntryLineProps {
  readonly entry: MenuEntry;
  /** Bars show entries without icons; lists show them. */
  readonly icon: boolean;
  /** Called when the viewer follows the entry. */
  readonly onFollow?: (() => void) | undefined;
}

export const MenuEntryLine = observer(function MenuEntryLine({ entry, icon, onFollow }: MenuEntryLineProps) {
  const t = useText();
  const shell = useService(shellStore);
  const openSearch = useOpenSearch();
  const { destination, current, label } = entry;
  const inner = (
    <>
      {icon && <EntryIcon entry={entry} />}
      <span data-label>{label}</span>
    </>
  );
  if (destination.kind === 'action')
    return (
      <button
        type="button"
        className={styles['entry']}
        data-live={destination.action === 'livePanel' || undefined}
        aria-haspopup="dialog"
        onClick={() => {
          // The route change decides whether the menu closes for the search (NAV-058).
          if (destination.action === 'search') return openSearch();
          onFollow?.();
          shell.toggle('sidePanel');
        }}
      >
        {inner}
        {destination.action === 'livePanel' && <LiveCount />}
      </button>
    );
  if (destination.kind === 'outbound')
    return (
      <a
        className={styles['entry']}
        href={destination.url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onFollow}
      >
        {inner}
        <VisuallyHidden>{t('opensNewTab')}</VisuallyHidden>
        {!icon && <Icon name="outbound" className={styles['away']} />}
      </a>
    );
  return (
    <Link
      className={styles['entry']}
      to={destination.to}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      {inner}
    </Link>
  );
});

/**
 * The item's own icon, if any; an image that fails is reported and hidden (NAV-039, RLM-051). Its space stays
 * reserved.
 */
export function EntryIcon({
  entry,
}: {
  readonly entry: Pick<MenuEntry, 'icon' | 'iconUrl' | 'activeIconUrl' | 'current'>;
}) {
  const report = useService(menuReport);
  const [failed, setFailed] = useState<string | null>(null);
  const own = entry.current ? (entry.activeIconUrl ?? entry.iconUrl) : entry.iconUrl;
  const fail = () => {
    setFailed(own);
    report(`The icon ${own} of the menu was not loaded.`);
  };
  if (own !== null && failed !== own)
    return <img className={styles['icon']} src={own} alt="" width={20} height={20} onError={fail} />;
  return entry.icon === null || own !== null ? (
    <span className={styles['icon']} />
  ) : (
    <Icon name={entry.icon} />
  );
}
