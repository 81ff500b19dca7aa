/** An opened programme: time, description, and how to watch it (LIV-038 to LIV-042). */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useText } from 'proscenium/i18n';
import {
  PROGRESS_REFRESH,
  contentLinks,
  elapsedShare,
  fallbackPicture,
  guideSettings,
  navigation,
  programmePlayback,
  useNow,
  useService,
  type GuideChannel,
  type Programme,
} from 'proscenium/sdk';
import { buttonClass, Dialog, Icon, Picture } from 'proscenium/ui';
import { ChannelMark } from './ChannelLabel';
import { contentOfChannel } from './guideChannels';
import styles from './ProgrammePanel.module.css';
import { MINUTE_MS } from './timeline';
import { useDayName, useEpisodeName } from './useGuideNames';

export interface ProgrammePanelProps extends OpenedProgramme {
  readonly onClose: () => void;
}

export function ProgrammePanel({ channel, programme, onClose }: ProgrammePanelProps) {
  const t = useText();
  const format = useFormat();
  const fallback = useService(fallbackPicture);
  const dayName = useDayName();
  const episodeName = useEpisodeName();
  const now = useNow(PROGRESS_REFRESH);
  const { title, episode, description, thumbnailUrl, startDate, endDate } = programme;
  const running = startDate <= now && now < endDate;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('guideClosePanel')} shape="panel">
      <div className={styles['panel']}>
        {thumbnailUrl && (
          <Picture
            src={thumbnailUrl}
            fallback={fallback({ type: 'EPG' })}
            alt=""
            ratio="16 / 9"
            eager
            className={styles['picture']}
          />
        )}
        <p className={styles['channel']}>
          <ChannelMark channel={channel} />
        </p>
        <p className={styles['when']}>
          {dayName(startDate)} · {t('guideSpan', { from: format.time(startDate), to: format.time(endDate) })}
        </p>
        {running && (
          <div className={styles['progress']}>
            <span className={styles['elapsed']} aria-hidden="true">
              <span style={{ inlineSize: `${elapsedShare(programme, now) * 100}%` }} />
            </span>
            <span>
              {t('guideMinutesLeft', { count: Math.max(1, Math.ceil((endDate - now) / MINUTE_MS)) })}
            </span>
          </div>
        )}
        <Ways channel={channel} programme={programme} now={now} />
        {episode && <p className={styles['episode']}>{episodeName(episode)}</p>}
        {description && (
          <p className={styles['description']}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Playback options, or why there are none. */
const Ways = observer(function Ways({ channel, programme, now }: OpenedProgramme & { readonly now: number }) {
  const t = useText();
  const nav = useService(navigation);
  const links = useService(contentLinks);
  const settings = useService(guideSettings);
  const { phase, live, fromStart, recording } = programmePlayback(channel, programme, settings, now);
  const content = contentOfChannel(channel);
  const page = { eventId: channel.eventId ?? '', eventTitle: channel.name };
  const linkTo = (
    to: string,
    label: string,
    icon: ReactNode,
    variant: 'primary' | 'secondary' = 'primary',
  ) => (
    <Link to={to} className={buttonClass(variant, 'medium', true)}>
      {icon}
      {label}
    </Link>
  );
  if (recording !== null)
    return (
      <div className={styles['ways']}>
        {linkTo(
          nav.hrefOf('VOD', { eventId: recording, eventTitle: programme.title }),
          t('guideWatchRecording'),
          <Icon name="play" />,
        )}
      </div>
    );
  if (phase === 'over') return <p className={styles['note']}>{t('guideNotKept')}</p>;
  if (phase === 'coming') return <p className={styles['note']}>{t('guideNotYet')}</p>;
  const href = content === null ? null : links.target(content);
  if (live && href !== null)
    return (
      <div className={styles['ways']}>
        {linkTo(href, t('guideWatchLive'), <Icon name="play" />)}
        {fromStart !== null &&
          linkTo(
            nav.hrefOf('LIVE', page, { start: String(fromStart) }),
            t('guideFromStart'),
            null,
            'secondary',
          )}
      </div>
    );
  if (content === null || href === null || content.accessLevel === 'GRANTED')
    return <p className={styles['note']}>{t('guideNotPlayable')}</p>;
  return (
    <div className={styles['ways']}>{linkTo(href, t(links.actionKey(content)), <Icon name="lock" />)}</div>
  );
});

/** An opened programme with its channel. */
export interface OpenedProgramme {
  readonly channel: GuideChannel;
  readonly programme: Programme;
}
