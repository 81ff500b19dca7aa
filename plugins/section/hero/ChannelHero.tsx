/** What is on now and what comes next, over the channel's picture; the scrim follows the direction of the text. */
import { useFormat, useText } from '../../../core/i18n';
import { clock, useService } from '../../../core/sdk';
import { Picture } from '../../../core/ui';
import styles from './ChannelHero.module.css';
import type { HeroViewProps } from './HeroView';
import { HeroActions } from './HeroActions';

type Programme = NonNullable<NonNullable<HeroViewProps['content']['programmingInfo']>['currentProgramme']>;

export function ChannelHero({ content, row, Heading }: HeroViewProps) {
  const t = useText();
  const now = content.programmingInfo?.currentProgramme ?? null;
  const next = content.programmingInfo?.nextProgramme ?? null;
  const logo = content.programmingInfo?.channelLogoUrl ?? content.logoUrl;
  return (
    <div className={styles['channel']}>
      <Picture src={content.heroUrl ?? content.thumbnailUrl} alt="" ratio="auto" eager className={styles['picture']} />
      <div className={styles['words']}>
        {logo && (
          <p className={styles['mark']}>
            <img src={logo} alt="" width={56} height={56} />
            {now && <span>{content.title}</span>}
          </p>
        )}
        <Heading className={styles['title']}>{now?.title ?? content.title}</Heading>
        {now ? <Elapsed programme={now} /> : <p className={styles['text']}>{content.tagline ?? content.description}</p>}
        <div className={styles['actions']}>
          <HeroActions content={content} row={row} />
        </div>
        {next && <Next programme={next} label={t('nextProgramme')} />}
      </div>
    </div>
  );
}

/** The share of a programme that is over, as a bar and in words. */
function Elapsed({ programme }: { readonly programme: Programme }) {
  const t = useText();
  const format = useFormat();
  const { now } = useService(clock);
  const start = new Date(programme.startDate).getTime();
  const end = new Date(programme.endDate).getTime();
  if (!(end > start)) return null;
  const share = Math.min(1, Math.max(0, (now() - start) / (end - start)));
  return (
    <div className={styles['elapsed']}>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles['text']}>{t('programmeTimes', { from: format.time(start), to: format.time(end) })}</span>
    </div>
  );
}

function Next({ programme, label }: { readonly programme: Programme; readonly label: string }) {
  const format = useFormat();
  return (
    <p className={styles['next']}>
      <span className={styles['text']}>
        {label} · {format.time(programme.startDate)}
      </span>
      <b>{programme.title}</b>
    </p>
  );
}
