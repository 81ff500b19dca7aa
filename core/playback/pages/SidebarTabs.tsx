/**
 * The sidebar's tabs with roving tabindex: arrow keys move the focus, a press opens a tab or closes the open
 * one (PLY-016).
 */
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useDirection, useFormat, useText } from '../../i18n/hooks';
import type { SidebarTab } from '../rules/sidebar';
import type { WatchedList } from '../rules/opening';
import { Icon, Drawing } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './SidebarTabs.module.css';
import type { SidebarState } from './useSidebar';

export interface SidebarTabsProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Id prefix of the tabs and their panel. */
  readonly id: string;
  readonly sidebar: SidebarState;
  readonly list: WatchedList['kind'];
}

const listNames = {
  none: 'sidebarNext',
  season: 'sidebarSeason',
  playlist: 'sidebarPlaylist',
  watchlist: 'sidebarWatchlist',
} as const;
const names = { chapters: 'sidebarChapters', live: 'livePanel' } as const;

const icons: Readonly<Record<SidebarTab, ReactNode>> = {
  list: <Drawing drawing="M4 6h11M4 12h11M4 18h7m5-3.500v7l5-3.500Z" size={23} data-mirrored />,
  chapters: <Drawing drawing="M6 4h12v17l-6-4.500L6 21Z" size={23} />,
  live: <Icon name="live" size={23} />,
};

export const SidebarTabs = observer(function SidebarTabs({ ref, id, sidebar, list }: SidebarTabsProps) {
  const t = useText();
  const format = useFormat();
  const direction = useDirection();
  const { tabs, open, beside, liveCount, press } = sidebar;
  // Roving tabindex: Tab enters at the open tab, or at the first if none is open.
  const entry = open ?? tabs[0];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const [ahead, behind] = beside
      ? ['ArrowDown', 'ArrowUp']
      : direction === 'rtl'
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
    const places: Readonly<Record<string, number>> = {
      [ahead]: (at + 1) % buttons.length,
      [behind]: at - 1,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    if (at < 0 || place === undefined) return;
    event.preventDefault();
    buttons.at(place)?.focus();
  };

  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={t('sidebarLabel')}
      aria-orientation={beside ? 'vertical' : 'horizontal'}
      className={styles['tabs']}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          data-tab={tab}
          className={styles['tab']}
          aria-selected={tab === open}
          aria-expanded={tab === open}
          aria-controls={tab === open ? `${id}-panel` : undefined}
          tabIndex={tab === entry ? 0 : -1}
          onClick={() => press(tab)}
        >
          <span className={styles['icon']}>
            {icons[tab]}
            {tab === 'live' && (
              <span className={styles['count']} aria-hidden="true">
                {format.number(liveCount)}
              </span>
            )}
          </span>
          {t(tab === 'list' ? listNames[list] : names[tab])}
          {tab === 'live' && <VisuallyHidden>{t('liveCount', { count: liveCount })}</VisuallyHidden>}
        </button>
      ))}
    </div>
  );
});
