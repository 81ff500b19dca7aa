/** The frame around every page: skip link, top bar or side bar, the page, the side panel. */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { useService } from '../../sdk';
import { shellStore } from '../ShellStore';
import { useMenu } from '../useMenu';
import { useShellLayout } from '../useShellLayout';
import { MenuDrawer } from './MenuDrawer';
import styles from './Shell.module.css';
import { SideBar } from './SideBar';
import { SidePanel } from './SidePanel';
import { TopBar } from './TopBar';

export interface ShellProps {
  /** `bare` pages stand alone (NAV-021): no bar, no menu. */
  readonly chrome: 'full' | 'bare';
  /** The ways to sign in, loaded when the side panel opens. */
  readonly signIn: ReactNode;
  /** What is live, for viewers; loaded likewise. */
  readonly live: ReactNode;
  readonly children: ReactNode;
}

export const Shell = observer(function Shell({ chrome, signIn, live, children }: ShellProps) {
  const t = useText();
  const shell = useService(shellStore);
  const layout = useShellLayout();
  const entries = useMenu();
  const full = chrome === 'full';
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      {full && layout === 'sidebar' && <SideBar entries={entries} />}
      <div className={styles['stage']} data-side={(full && layout === 'sidebar') || undefined}>
        {full && layout !== 'sidebar' && <TopBar layout={layout} entries={entries} />}
        <main id="main" className={styles['main']} tabIndex={-1}>
          {children}
        </main>
      </div>
      <MenuDrawer open={full && shell.isOpen('menu')} entries={entries} />
      <SidePanel signIn={signIn} live={live} />
    </>
  );
});
