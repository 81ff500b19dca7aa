/** The bar at the start side: a contents page with the brand at its head. */
import { useText } from '../../i18n';
import type { MenuEntry } from '../menuEntries';
import { Logo } from './Logo';
import { MenuList } from './MenuList';
import styles from './SideBar.module.css';
import { Utilities } from './Utilities';

export function SideBar({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useText();
  return (
    <header className={styles['side']}>
      <Logo />
      <nav className={styles['nav']} aria-label={t('mainMenu')}>
        <MenuList entries={entries} direction="column" numbered />
      </nav>
      <Utilities />
    </header>
  );
}
