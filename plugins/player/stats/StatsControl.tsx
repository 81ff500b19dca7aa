/** Button that toggles the panel. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../../core/i18n';
import type { PlayerPartProps } from '../../../core/sdk';
import type { PanelSwitch } from './PanelSwitch';

/** As shown on the button and in the panel. */
export const shortcut = 'Shift+D';

export interface StatsControlProps extends Pick<PlayerPartProps, 'Control'> {
  readonly panel: PanelSwitch;
}

export const StatsControl = observer(function StatsControl({ panel, Control }: StatsControlProps) {
  const t = useText();
  return (
    <Control
      label={t('statsTitle')}
      shortcut={shortcut}
      pressed={panel.open}
      onPress={() => panel.toggle()}
      icon={<PulseIcon />}
    />
  );
});

function PulseIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3 12.5h3.6l2.6-7 4.6 13 2.6-6H21" />
    </svg>
  );
}
