/** Past fights, newest first (CAT-081). */
import { Link } from 'react-router-dom';
import { useCalendar, useFormat, useText } from 'proscenium/i18n';
import { navigation, useService } from 'proscenium/sdk';
import { Icon, VisuallyHidden } from 'proscenium/ui';
import type { PastFight } from './answers';
import styles from './FightHistory.module.css';
import { useVocabulary } from './vocabulary';

export function FightHistory({ fights }: { readonly fights: readonly PastFight[] }) {
  const t = useText();
  return (
    <section className={styles['history']} aria-labelledby="fight-history">
      <h2 id="fight-history" className={styles['title']}>
        {t('fighterFights')}
      </h2>
      <ol className={styles['fights']}>
        {fights.map((fight, index) => (
          <Fight key={index} fight={fight} />
        ))}
      </ol>
    </section>
  );
}

function Fight({
  fight: { opponent, outcome, method, round, date, videoId },
}: {
  readonly fight: PastFight;
}) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const nav = useService(navigation);
  const translate = useVocabulary();
  // Without a winner, method and outcome are the same: show it once.
  const how = [
    method === null || method === outcome ? null : translate.method(method),
    round === null ? null : t('fightRound', { round: format.number(round) }),
  ].filter((part) => part !== null);
  return (
    <li className={styles['fight']}>
      <span className={styles['outcome']} data-outcome={outcome}>
        {translate.outcome(outcome)}
      </span>
      <span className={styles['opponent']}>
        {opponent.id === null ? (
          <span className={styles['name']}>{opponent.name}</span>
        ) : (
          <OpponentLink id={opponent.id} name={opponent.name} />
        )}
        {opponent.country !== null && <span className={styles['country']}>{opponent.country}</span>}
      </span>
      <span className={styles['method']}>{how.join(' · ')}</span>
      {date !== null && (
        <time className={styles['date']} dateTime={new Date(date).toISOString()}>
          {calendar.longDate(date)}
        </time>
      )}
      {videoId !== null && (
        <Link className={styles['watch']} to={nav.hrefOf('VOD', { eventId: videoId })}>
          <Icon name="play" />
          {t('fightWatch')}
          <VisuallyHidden> {opponent.name}</VisuallyHidden>
        </Link>
      )}
    </li>
  );
}

function OpponentLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link className={styles['name']} to={useService(navigation).hrefOf('FIGHTER', { id })}>
      {name}
    </Link>
  );
}
