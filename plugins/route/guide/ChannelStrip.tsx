/** Channel selector strip with a roving tabindex, moved by the arrow keys. */
import { useId, useLayoutEffect, useRef } from 'react';
import { useText } from 'proscenium/i18n';
import { useHistoryState, type GuideChannel } from 'proscenium/sdk';
import { useOnScreen } from 'proscenium/ui';
import { ChannelMark } from './ChannelLabel';
import styles from './ChannelStrip.module.css';

export interface ChannelStripProps {
  readonly channels: readonly GuideChannel[];
  /** Loading: shows placeholders. */
  readonly waiting: boolean;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** The last one became visible: load more. */
  readonly onEnd: () => void;
}

export function ChannelStrip({ channels, waiting, chosen, onChoose, onEnd }: ChannelStripProps) {
  const t = useText();
  const name = useId();
  const end = useOnScreen<HTMLSpanElement>(onEnd);
  const line = useRef<HTMLDivElement>(null);
  const place = useHistoryState('guide strip', 0);
  // Restores the strip's scroll position.
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    if (place.read() !== 0) element.scrollLeft = place.read();
    return () => place.write(element.scrollLeft);
  }, [place]);
  return (
    <fieldset>
      <legend className={styles['legend']}>{t('guideChannels')}</legend>
      <div ref={line} className={styles['channels']}>
        {channels.map((channel) => (
          <label key={channel.id} className={styles['channel']}>
            <input
              type="radio"
              name={name}
              checked={channel.id === chosen}
              onChange={() => onChoose(channel.id)}
            />
            <ChannelMark channel={channel} />
          </label>
        ))}
        {waiting &&
          [1, 2, 3, 4].map((place) => <span key={place} className={styles['waiting']} aria-hidden="true" />)}
        <span key={channels.length} ref={end} className={styles['end']} aria-hidden="true" />
      </div>
    </fieldset>
  );
}
