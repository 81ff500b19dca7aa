/** The shell around every page: skip link, top bar or side bar, the page, and overlays. */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazyPart } from '../../catalogue/lazyPart';
import { useText } from '../../i18n/hooks';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { shellStore } from '../../pageKit/ShellStore';
import { useMenu } from '../useMenu';
import { useShellLayouts } from '../useShellLayout';
import { MenuDrawer } from './MenuDrawer';
import styles from './Shell.module.css';
import { NavigationRail } from './NavigationRail';
import { TopBar } from './TopBar';
import { Dialog } from '../../ui/Dialog';
import { useOnline } from '../../ui/useOnline';
import { forgetPresses } from '../../ui/recordedEvents';
import { useSearchPlace } from '../useSearchPlace';

interface SidePanelProps {
  /** Content for guests. */
  readonly signIn: ReactNode;
  /** Content for signed-in viewers. */
  readonly live: ReactNode;
}

/** The side panel at the inline end: sign-in methods for guests, live events for viewers (NAV-059, NAV-060). */
const SidePanel = observer(function SidePanel({ signIn, live }: SidePanelProps) {
  const t = useText();
  const shell = useService(shellStore);
  const { viewer } = useService(session);
  return (
    <Dialog
      open={shell.isOpen('sidePanel')}
      onClose={() => shell.close('sidePanel')}
      title={viewer.isGuest ? t('signIn') : t('livePanel')}
      closeLabel={t('closePanel')}
      shape="panel"
    >
      {viewer.isGuest ? signIn : live}
    </Dialog>
  );
});

/** The search overlay: open while the address ends in #search (NAV-028). Its content is loaded when it opens. */
const SearchPlace = observer(function SearchPlace({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { open, close } = useSearchPlace();
  return (
    <Dialog open={open} onClose={close} title={t('menuSearch')} closeLabel={t('closeSearch')} shape="sheet">
      {children}
    </Dialog>
  );
});

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
  const layouts = useShellLayouts();
  const menu = useMenu();
  const online = useOnline();
  const full = chrome === 'full';
  const side = full ? layouts.find(({ layout }) => layout === 'sidebar') : undefined;
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      {side !== undefined && <NavigationRail menu={menu} windows={side.windows} />}
      <div
        className={styles['stage']}
        data-side={side === undefined ? undefined : (side.windows ?? 'all')}
        onClickCapture={forgetPresses}
      >
        {full &&
          layouts.map(
            ({ layout, windows }) =>
              layout !== 'sidebar' && <TopBar key={layout} layout={layout} windows={windows} menu={menu} />,
          )}
        <main id="main" className={styles['main']} tabIndex={-1}>
          {children}
        </main>
      </div>
      <MenuDrawer open={full && shell.isOpen('menu')} menu={menu} />
      <SidePanel signIn={signIn} live={live} />
      <SearchPlace>{search}</SearchPlace>
      {!viewer.isGuest && <ViewerParts />}
      <p className={styles['offline']} aria-live="polite">
        {!online && t('offlineTitle')}
      </p>
    </>
  );
});
