/** Current and next programme over a picture of it; the scrim follows the text direction. */
import { useFormat, useText } from 'proscenium/i18n';
import { PROGRESS_REFRESH, elapsedShare, onAir, useNow, type Programme } from 'proscenium/sdk';
import { Picture } from 'proscenium/ui';
import styles from './ChannelHero.module.css';
import { HeroActions, type HeroViewProps } from './HeroActions';

export function ChannelHero({ content, row, look, still, moving, Heading }: HeroViewProps) {
  const t = useText();
  const now = useNow(PROGRESS_REFRESH);
  const { current, next } = onAir(content.programmingInfo, now);
  const logo = content.programmingInfo?.channelLogoUrl ?? content.logoUrl;
  return (
    <div className={styles['channel']}>
      <Picture src={still} alt="" ratio="auto" eager wide className={styles['picture']} />
      {moving}
      <div className={styles['words']} data-words="">
        {logo && (
          <p className={styles['mark']} data-leaves="">
            <img src={logo} alt="" width={56} height={56} loading="lazy" />
            {current && <span>{content.title}</span>}
          </p>
        )}
        <Heading className={styles['title']} data-leaves="">
          {current?.title ?? content.title}
        </Heading>
        {current ? (
          look.metadata !== 'hidden' && <Elapsed programme={current} now={now} />
        ) : (
          <p className={styles['text']} data-leaves="">
            <bdi>{look.contentDescription ?? content.tagline ?? content.description}</bdi>
          </p>
        )}
        <div className={styles['actions']}>
          <HeroActions content={content} row={row} />
        </div>
        {next && <Next programme={next} label={t('nextProgramme')} />}
      </div>
    </div>
  );
}

/** Elapsed share of a programme, as a bar and as text. */
function Elapsed({ programme, now }: { readonly programme: Programme; readonly now: number }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles['elapsed']}>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${elapsedShare(programme, now) * 100}%` }} />
      </span>
      <span className={styles['text']}>
        {t('programmeTimes', { from: format.time(programme.startDate), to: format.time(programme.endDate) })}
      </span>
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
