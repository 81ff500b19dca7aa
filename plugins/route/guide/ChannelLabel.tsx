/** A channel's name and logo; links to the channel where it is playable. */
import { Link } from 'react-router-dom';
import { useFormat, useText } from 'proscenium/i18n';
import { contentLinks, useService, type GuideChannel } from 'proscenium/sdk';
import styles from './ChannelLabel.module.css';
import { contentOfChannel } from './guideChannels';

/** Not in the tab order: each programme's panel has the same link. */
export function ChannelLabel({ channel }: { readonly channel: GuideChannel }) {
  const t = useText();
  const content = contentOfChannel(channel);
  const links = useService(contentLinks);
  const href = content === null ? null : links.target(content);
  const inner = <ChannelMark channel={channel} />;
  if (href === null) return <span className={styles['channel']}>{inner}</span>;
  return (
    <Link
      to={href}
      tabIndex={-1}
      className={styles['channel']}
      title={t('guideWatchChannel', { channel: channel.name })}
      draggable={false}
    >
      {inner}
    </Link>
  );
}

/** Logo, name and number. */
export function ChannelMark({
  channel: { name, number, channelLogoUrl },
}: {
  readonly channel: GuideChannel;
}) {
  const format = useFormat();
  return (
    <>
      <span className={styles['logo']}>
        {channelLogoUrl ? (
          <img src={channelLogoUrl} alt="" width={40} height={40} loading="lazy" />
        ) : (
          <span aria-hidden="true">{[...name][0]}</span>
        )}
      </span>
      <span className={styles['called']}>
        <span className={styles['name']}>{name}</span>
        {number != null && <span className={styles['number']}>{format.number(number)}</span>}
      </span>
    </>
  );
}
