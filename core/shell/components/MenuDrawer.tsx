/** The menu behind its button: a panel from the start side, on phones and in the hamburger layout. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n';
import { session, useService } from '../../sdk';
import { Drawer } from './Drawer';
import type { MenuEntry } from '../menuEntries';
import { shellStore } from '../ShellStore';
import { MenuList } from './MenuList';
import { RoleLink } from '../../routing';
import { buttonClass, Icon } from '../../ui';
import { shellSettings } from '../shellSettings';
import styles from './MenuDrawer.module.css';

export const MenuDrawer = observer(function MenuDrawer({ open, entries }: { readonly open: boolean; readonly entries: readonly MenuEntry[] }) {
  const t = useText();
  const shell = useService(shellStore);
  const { viewer } = useService(session);
  const { canSignUp } = useService(shellSettings);
  return (
    <Drawer open={open} label={t('mainMenu')} closeLabel={t('closeMenu')} onClose={() => shell.close('menu')}>
      <nav aria-label={t('mainMenu')}>
        <MenuList entries={entries} direction="column" />
      </nav>
      <div className={styles['end']}>
        {viewer.isGuest && canSignUp && (
          <RoleLink to="SIGNUP" className={buttonClass('secondary', 'small', true)}>
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
