/** A programme: picture, time and channel, and playback options (LIV-038 to LIV-042). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useCalendar, useFormat, useText } from 'proscenium/i18n';
import {
  contentLinks,
  elapsedShare,
  fallbackPicture,
  guideSettings,
  navigation,
  programmePlayback,
  useService,
  type Content,
} from 'proscenium/sdk';
import { buttonClass, Icon, Picture } from 'proscenium/ui';
import styles from './ProgrammeCard.module.css';
import type { ScheduledProgramme } from './upNext';

export interface ProgrammeCardProps extends ScheduledProgramme {
  readonly now: number;
  readonly eager: boolean;
}

export const ProgrammeCard = observer(function ProgrammeCard({
  channel,
  programme,
  now,
  eager,
}: ProgrammeCardProps) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const fallback = useService(fallbackPicture);
  const running = programme.startDate <= now;
  const span = t('programmesSpan', {
    from: format.time(programme.startDate),
    to: format.time(programme.endDate),
  });
  return (
    <article className={styles['card']} data-running={running || undefined}>
      <span className={styles['still']}>
        <Picture
          src={programme.thumbnailUrl}
          fallback={fallback({ type: 'EPG' })}
          alt=""
          ratio="16 / 9"
          eager={eager}
        />
        {channel.channelLogoUrl && (
          <img
            className={styles['logo']}
            src={channel.channelLogoUrl}
            alt=""
            width={36}
            height={36}
            loading="lazy"
          />
        )}
        {running && (
          <span className={styles['elapsed']} aria-hidden="true">
            <span style={{ inlineSize: `${elapsedShare(programme, now) * 100}%` }} />
          </span>
        )}
      </span>
      <p className={styles['when']}>
        {running ? (
          <strong className={styles['onNow']}>{t('programmesOnNow')}</strong>
        ) : (
          calendar.day(programme.startDate) !== calendar.day(now) && (
            <span>{calendar.day(programme.startDate)}</span>
          )
        )}{' '}
        <span>{span}</span>
      </p>
      <h3 className={styles['title']}>{programme.title}</h3>
      <p className={styles['channel']}>{channel.name}</p>
      <Ways channel={channel} programme={programme} now={now} />
    </article>
  );
});

/** Only a running programme is playable; without access the card shows how to get it (LIV-042). */
const Ways = observer(function Ways({
  channel,
  programme,
  now,
}: ScheduledProgramme & { readonly now: number }) {
  const t = useText();
  const nav = useService(navigation);
  const links = useService(contentLinks);
  const settings = useService(guideSettings);
  const { phase, live, fromStart } = programmePlayback(channel, programme, settings, now);
  const eventId = channel.eventId ?? null;
  if (phase !== 'running' || eventId === null) return null;
  const content: Content = {
    id: eventId,
    liveEventId: eventId,
    title: channel.name,
    type: 'EPG',
    ...(channel.accessLevel == null ? {} : { accessLevel: channel.accessLevel }),
  };
  const href = links.target(content);
  const locked = channel.accessLevel !== 'GRANTED';
  if (href === null) return <p className={styles['access']}>{t(links.actionKey(content))}</p>;
  if (!live && !locked) return null;
  const name = programme.title;
  return (
    <p className={styles['ways']}>
      <Link
        to={href}
        className={buttonClass(locked ? 'secondary' : 'primary', 'small')}
        aria-label={
          locked ? `${t(links.actionKey(content))}: ${name}` : t('programmesWatchLiveOf', { title: name })
        }
      >
        <Icon name={locked ? 'lock' : 'play'} />
        {locked ? t(links.actionKey(content)) : t('programmesWatchLive')}
      </Link>
      {fromStart !== null && (
        <Link
          to={nav.hrefOf('LIVE', { eventId, eventTitle: channel.name }, { start: String(fromStart) })}
          className={buttonClass('secondary', 'small')}
          aria-label={t('programmesFromStartOf', { title: name })}
        >
          {t('programmesFromStart')}
        </Link>
      )}
    </p>
  );
});
