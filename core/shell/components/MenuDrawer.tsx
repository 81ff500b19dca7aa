/** The menu drawer at the inline start, on phones and in the hamburger layout (NAV-015, NAV-055, NAV-056). */
import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../catalogue/lazyPart';
import { useText } from '../../i18n/hooks';
import { RoleLink } from '../../routing/RoutingProvider';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { MenuEntry } from '../menuEntries';
import { menuScrolls } from '../moreMenu';
import { shellSettings } from '../../pageKit/shellSettings';
import { shellStore } from '../../pageKit/ShellStore';
import { useComeBack } from '../useComeBack';
import type { ShownMenu } from '../useMenu';
import styles from './MenuDrawer.module.css';
import { MenuList } from './MenuList';
import { useDeferredValue, type ReactNode } from 'react';
import { useModalDialog } from '../../ui/useModalDialog';
import { Logo } from '../../pageKit/Logo';

export interface MenuDrawerProps {
  readonly open: boolean;
  readonly menu: ShownMenu;
}

const DrawerProfile = lazyPart(async () => (await import('./DrawerProfile')).DrawerProfile);

/** The realm's items, plus search, live now and account if the menu does not include them. */
export const MenuDrawer = observer(function MenuDrawer({
  open,
  menu: { entries, utilities },
}: MenuDrawerProps) {
  const t = useText();
  const shell = useService(shellStore);
  const { viewer, unreached } = useService(session);
  const { canSignUp, layout, profilesShown } = useService(shellSettings);
  const comeBack = useComeBack();
  const withProfile = profilesShown && !viewer.isGuest;
  const isListed = ({ utility }: MenuEntry) => !withProfile || utility !== 'account';
  // The sidebar layout numbers its entries; utilities are listed below them, as in the side bar.
  const contents =
    layout === 'sidebar' ? entries.filter(({ utility }) => utility === null) : entries.filter(isListed);
  const added = utilities.filter((entry) => !contents.includes(entry) && isListed(entry));
  // A link to the current page changes no address, so the drawer is closed here.
  const close = () => shell.close('menu');
  return (
    <Drawer open={open} label={t('mainMenu')} closeLabel={t('closeMenu')} onClose={close}>
      <nav
        className={styles['nav']}
        aria-label={t('mainMenu')}
        data-scrolls={menuScrolls(contents.length + added.length) || undefined}
      >
        {withProfile && <DrawerProfile onFollow={close} />}
        <MenuList entries={contents} numbered={layout === 'sidebar'} onFollow={close} />
        {added.length > 0 && (
          <div className={styles['added']}>
            <MenuList entries={added} onFollow={close} />
          </div>
        )}
      </nav>
      <div className={styles['end']}>
        {viewer.isGuest && !unreached && canSignUp && (
          <RoleLink to="SIGNUP" query={comeBack} className={buttonClass('secondary', 'small', true)}>
            {t('signUp')}
          </RoleLink>
        )}
        {!viewer.isGuest && (
          <RoleLink to="LOGOUT" className={buttonClass('secondary', 'small', true)}>
            <Icon name="signOut" />
            {t('signOut')}
          </RoleLink>
        )}
      </div>
    </Drawer>
  );
});

interface DrawerProps {
  readonly open: boolean;
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal drawer at the inline start, based on `<dialog>`. */
function Drawer({ open, label, closeLabel, onClose, children }: DrawerProps) {
  // Deferred, so that the frame after a press is painted first: rendering the content is interruptible, and closing a
  // modal dialog makes the browser recalculate the styles of the whole page.
  const isShown = useDeferredValue(open, false);
  const modal = useModalDialog(isShown, onClose);
  if (!open && !isShown) return null;
  return (
    <dialog {...modal} className={styles['drawer']} aria-label={label}>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <Logo />
          <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" size={23} />
          </button>
        </div>
        {isShown && children}
      </div>
    </dialog>
  );
}
