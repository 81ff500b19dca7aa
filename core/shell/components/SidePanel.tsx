/** The side panel at the inline end: sign-in methods for guests, live events for viewers (NAV-059, NAV-060). */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Dialog } from '../../ui/Dialog';
import { shellStore } from '../../pageKit/ShellStore';

export interface SidePanelProps {
  /** Content for guests. */
  readonly signIn: ReactNode;
  /** Content for signed-in viewers. */
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
