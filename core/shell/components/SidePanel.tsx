/** The panel at the end side: the ways to sign in for guests, what is live for viewers (NAV-059, NAV-060). */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { session, useService } from '../../sdk';
import { Dialog } from '../../ui';
import { shellStore } from '../ShellStore';

export interface SidePanelProps {
  /** What a guest finds in it. */
  readonly signIn: ReactNode;
  /** What a viewer finds in it. */
  readonly live: ReactNode;
}

export const SidePanel = observer(function SidePanel({ signIn, live }: SidePanelProps) {
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
