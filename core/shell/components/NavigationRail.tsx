/** The side bar: logo, numbered menu and utilities. */
import { useText } from '../../i18n/hooks';
import { forgetPresses } from '../../ui/recordedEvents';
import { menuScrolls } from '../moreMenu';
import type { ShownMenu } from '../useMenu';
import type { ShownLayout } from '../useShellLayout';
import { Logo } from '../../pageKit/Logo';
import { MenuList } from './MenuList';
import styles from './NavigationRail.module.css';
import { Utilities } from './Utilities';

export interface NavigationRailProps {
  readonly menu: ShownMenu;
  readonly windows: ShownLayout['windows'];
}

export function NavigationRail({ menu: { entries, utilities }, windows }: NavigationRailProps) {
  const t = useText();
  const contents = entries.filter(({ utility }) => utility === null);
  return (
    <header className={styles['side']} data-windows={windows} onClickCapture={forgetPresses}>
      <Logo />
      <nav
        className={styles['nav']}
        aria-label={t('mainMenu')}
        data-scrolls={menuScrolls(contents.length) || undefined}
      >
        <MenuList entries={contents} numbered />
      </nav>
      <Utilities entries={utilities} shape="block" />
    </header>
  );
}
