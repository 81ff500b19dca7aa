/** The top bar: logo, menu and utilities. It hides while the page is scrolled down. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { useService } from '../../sdk/useService';
import { Icon } from '../../ui/Icon';
import { shellStore } from '../../pageKit/ShellStore';
import type { ShownMenu } from '../useMenu';
import type { ShellLayout, ShownLayout } from '../useShellLayout';
import { Logo } from '../../pageKit/Logo';
import { MainMenu } from './MainMenu';
import styles from './TopBar.module.css';
import { Utilities } from './Utilities';
import { useEffect, useState } from 'react';
import { BAR_HIDES_AFTER, BAR_RETURNS_AFTER, SCROLL_THROTTLE } from '../../sdk/constants';
import { clock } from '../../sdk/services';

interface BarPosition {
  readonly hidden: boolean;
  /** Where the current scroll direction began, in px from the top. */
  readonly turnedAt: number;
  readonly last: number;
}

/** When the top bar hides while the page is scrolled (NAV-018, NAV-019). */
export const barAtTop: BarPosition = { hidden: false, turnedAt: 0, last: 0 };

/**
 * The next state for a scroll offset in px. Distances are measured from the last change of direction; the bar
 * is always shown at the top.
 */
export function scrolled(before: BarPosition, offset: number): BarPosition {
  if (offset <= 0) return barAtTop;
  const down = offset > before.last;
  const wasDown = before.last > before.turnedAt;
  const turnedAt = offset === before.last || down === wasDown ? before.turnedAt : before.last;
  const travelled = offset - turnedAt;
  if (travelled > BAR_HIDES_AFTER) return { hidden: true, turnedAt, last: offset };
  if (-travelled > BAR_RETURNS_AFTER) return { hidden: false, turnedAt, last: offset };
  return { hidden: before.hidden, turnedAt, last: offset };
}

/** `hidden` while scrolling down; `lifted` once the page has left its top (NAV-020). */
export function useBarVisibility(): { readonly hidden: boolean; readonly lifted: boolean } {
  const time = useService(clock);
  const [position, setPosition] = useState(barAtTop);
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const onScroll = () => {
      cancel ??= time.after(SCROLL_THROTTLE, () => {
        cancel = null;
        setPosition((before) => scrolled(before, window.scrollY));
      });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancel?.();
      window.removeEventListener('scroll', onScroll);
    };
  }, [time]);
  return { hidden: position.hidden, lifted: position.last > 8 };
}

export interface TopBarProps {
  readonly layout: Exclude<ShellLayout, 'sidebar'>;
  readonly windows: ShownLayout['windows'];
  readonly menu: ShownMenu;
}

export const TopBar = observer(function TopBar({
  layout,
  windows,
  menu: { entries, utilities },
}: TopBarProps) {
  const t = useText();
  const shell = useService(shellStore);
  const { hidden, lifted } = useBarVisibility();
  const behindButton = layout === 'hamburger' || layout === 'mobile';
  return (
    <header
      className={styles['bar']}
      data-layout={layout}
      data-windows={windows}
      data-hidden={hidden || undefined}
      data-lifted={lifted || undefined}
    >
      {behindButton && (
        <button
          type="button"
          className={styles['toggle']}
          aria-label={t('openMenu')}
          aria-haspopup="dialog"
          aria-expanded={shell.isOpen('menu')}
          onClick={() => shell.toggle('menu')}
        >
          <Icon name="menu" size={23} />
        </button>
      )}
      <Logo inBar />
      {!behindButton && <MainMenu entries={entries.filter(({ utility }) => utility === null)} />}
      <Utilities entries={utilities} shape="row" />
    </header>
  );
});
