/** The shell around every page: skip link, top bar or side bar, the page, and overlays. */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazyPart } from '../../catalogue/lazyPart';
import { useText } from '../../i18n/hooks';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { shellStore } from '../../pageKit/ShellStore';
import { useMenu } from '../useMenu';
import { useShellLayout } from '../useShellLayout';
import { MenuDrawer } from './MenuDrawer';
import { SearchPlace } from './SearchPlace';
import styles from './Shell.module.css';
import { SideBar } from './SideBar';
import { SidePanel } from './SidePanel';
import { TopBar } from './TopBar';

export interface ShellProps {
  /** `bare` pages have no bar and no menu (NAV-021). */
  readonly chrome: 'full' | 'bare';
  /** The sign-in methods; loaded when the side panel opens. */
  readonly signIn: ReactNode;
  /** The live list for signed-in viewers; loaded when the side panel opens. */
  readonly live: ReactNode;
  /** The search; loaded when its overlay opens. */
  readonly search: ReactNode;
  readonly children: ReactNode;
}

const ViewerParts = lazyPart(async () => (await import('./ViewerParts')).default);

export const Shell = observer(function Shell({ chrome, signIn, live, search, children }: ShellProps) {
  const t = useText();
  const shell = useService(shellStore);
  const { viewer } = useService(session);
  const layout = useShellLayout();
  const menu = useMenu();
  const full = chrome === 'full';
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      {full && layout === 'sidebar' && <SideBar menu={menu} />}
      <div className={styles['stage']} data-side={(full && layout === 'sidebar') || undefined}>
        {full && layout !== 'sidebar' && <TopBar layout={layout} menu={menu} />}
        <main id="main" className={styles['main']} tabIndex={-1}>
          {children}
        </main>
      </div>
      <MenuDrawer open={full && shell.isOpen('menu')} menu={menu} />
      <SidePanel signIn={signIn} live={live} />
      <SearchPlace>{search}</SearchPlace>
      {!viewer.isGuest && <ViewerParts />}
    </>
  );
});
