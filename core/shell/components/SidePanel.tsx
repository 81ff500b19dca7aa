/** The panel at the end side: the ways to sign in, for guests (NAV-059). */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { session, useService } from '../../sdk';
import { Dialog } from '../../ui';
import { shellStore } from '../ShellStore';

export const SidePanel = observer(function SidePanel({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const shell = useService(shellStore);
  const { viewer } = useService(session);
  return (
    <Dialog open={shell.isOpen('sidePanel') && viewer.isGuest} onClose={() => shell.close('sidePanel')} title={t('signIn')} closeLabel={t('closePanel')} shape="panel">
      {children}
    </Dialog>
  );
});
