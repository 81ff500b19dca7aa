/** The top bar: logo, menu and utilities. It hides while the page is scrolled down. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { useService } from '../../sdk/useService';
import { Icon } from '../../ui/Icon';
import { shellStore } from '../../pageKit/ShellStore';
import { useBarVisibility } from '../useBarVisibility';
import type { ShownMenu } from '../useMenu';
import type { ShellLayout } from '../useShellLayout';
import { Logo } from '../../pageKit/Logo';
import { MainMenu } from './MainMenu';
import styles from './TopBar.module.css';
import { Utilities } from './Utilities';

export interface TopBarProps {
  readonly layout: Exclude<ShellLayout, 'sidebar'>;
  readonly menu: ShownMenu;
}

export const TopBar = observer(function TopBar({ layout, menu: { entries, utilities } }: TopBarProps) {
  const t = useText();
  const shell = useService(shellStore);
  const { hidden, lifted } = useBarVisibility();
  const behindButton = layout === 'hamburger' || layout === 'mobile';
  return (
    <header
      className={styles['bar']}
      data-layout={layout}
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
