/** One weight class as a poster: large champion, contenders in order. */
import { useFormat, useText } from 'proscenium/i18n';
import { VisuallyHidden } from 'proscenium/ui';
import type { RankedFighter, Ranking } from './answers';
import { FighterCard } from './FighterCard';
import styles from './RankingBoard.module.css';
import { useVocabulary } from './vocabulary';

export function RankingBoard({
  ranking: { weightClass, title, entries },
  eager,
}: {
  readonly ranking: Ranking;
  readonly eager: boolean;
}) {
  const translate = useVocabulary();
  const id = `ranking-${weightClass}`;
  return (
    <section className={styles['board']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['class']}>
          {translate.weightClass(weightClass)}
        </h2>
        {title !== null && <p className={styles['belt']}>{title}</p>}
      </header>
      <ol className={styles['line']}>
        {entries.map((entry) => (
          <li key={entry.fighter.id} className={styles['place']}>
            <FighterCard fighter={entry.fighter} eager={eager}>
              <Place entry={entry} />
            </FighterCard>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Place({ entry: { rank, change } }: { readonly entry: RankedFighter }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <span className={styles['rank']} data-champion={rank === 0 || undefined}>
        {rank === 0 ? (
          t('fightersChampion')
        ) : (
          <>
            <VisuallyHidden>{t('fightersRank', { rank: format.number(rank) })}</VisuallyHidden>
            <span aria-hidden="true">{format.number(rank)}</span>
          </>
        )}
      </span>
      {change !== 0 && (
        <span className={styles['change']} data-up={change > 0 || undefined}>
          <VisuallyHidden>
            {t(change > 0 ? 'fightersUp' : 'fightersDown', { places: Math.abs(change) })}
          </VisuallyHidden>
          <span aria-hidden="true">
            {change > 0 ? '▲' : '▼'} {format.number(Math.abs(change))}
          </span>
        </span>
      )}
    </>
  );
}
