/** A slot of the player, filled by player parts of the realm's plugins. */
import { observer } from 'mobx-react-lite';
import { Contributed } from '../../plugins/Contributed';
import { useRegistry } from '../../plugins/RegistryContext';
import type { PlayerActionProps, PlayerControlProps, PlayerSlot } from '../../sdk/player';
import { ControlButton } from '../components/ControlButton';
import overlays from '../components/Overlays.module.css';
import { declaredParts } from './declaredParts';
import type { PartPlaybackSessions } from './PartPlaybackSessions';
import styles from './PartSlot.module.css';

export interface PartSlotProps {
  readonly slot: PlayerSlot;
  readonly views: PartPlaybackSessions;
}

/** Parts load and fail independently: one that throws is removed from all of its slots, and playback continues. */
export const PartSlot = observer(function PartSlot({ slot, views: playbackSessions }: PartSlotProps) {
  const registry = useRegistry();
  const parts = declaredParts(registry, slot);
  if (parts.length === 0) return null;
  return (
    <div className={styles[slot]} data-slot={slot}>
      {parts.map((request) => (
        <Contributed
          key={`${request.plugin} ${request.name}`}
          request={request}
          skeleton={null}
          failed={() => null}
        >
          {({ views }) => {
            const View = views[slot];
            return View === undefined ? null : (
              <View
                playbackSession={playbackSessions.of(request)}
                Control={PartControl}
                Action={PartAction}
              />
            );
          }}
        </Contributed>
      ))}
    </div>
  );
});

function PartControl({ label, icon, shortcut, pressed, onPress }: PlayerControlProps) {
  return (
    <ControlButton
      label={label}
      icon={icon}
      {...(shortcut === undefined ? {} : { shortcut })}
      aria-pressed={pressed}
      onClick={onPress}
    />
  );
}

function PartAction({ label, icon, onPress }: PlayerActionProps) {
  return (
    <button type="button" className={overlays['pill']} onClick={onPress}>
      {label}
      {icon}
    </button>
  );
}
