/** All weight classes from the champion down (CAT-075). */
import { observer } from 'mobx-react-lite';
import { useIntlLocale, useText } from 'proscenium/i18n';
import { pageMessage, platformClient, useAnswer, useService, type PlatformClient } from 'proscenium/sdk';
import { readRankings } from 'proscenium/sdk/endpoints/people';
import { rankingsOf } from './answers';
import styles from './FightersPage.module.css';
import { narrowed, useListPath, type ListState } from './listQuery';
import { RankingBoard } from './RankingBoard';
import { FightersSkeleton } from './Skeletons';
import { WeightFilter } from './WeightFilter';

export const rankingsQuestion = (locale: string): string => `rankings ${locale}`;

/** All weight classes. Rejects like the call, and when its answer cannot be read. */
export async function readAllRankings(
  client: PlatformClient,
  report: (error: unknown) => void,
  signal: AbortSignal,
): Promise<ReturnType<typeof rankingsOf>> {
  return rankingsOf(await client.call(readRankings, { signal }), report);
}

export interface RankingsProps {
  readonly state: ListState;
  readonly report: (error: unknown) => void;
}

export const Rankings = observer(function Rankings({ state, report }: RankingsProps) {
  const t = useText();
  const locale = useIntlLocale();
  const client = useService(platformClient);
  const PageMessage = useService(pageMessage);
  const pathOf = useListPath();
  // One request for all, so that switching the weight class is instant.
  const [answer, again] = useAnswer(
    rankingsQuestion(locale),
    (signal) => readAllRankings(client, report, signal),
    report,
  );
  if (answer.status === 'loading') return <FightersSkeleton />;
  if (answer.status !== 'ready')
    return (
      <PageMessage
        inside
        picture="error"
        title={t('fightersFailedTitle')}
        text={t('fightersFailedText')}
        action={{ label: t('fightersTryAgain'), run: again }}
      />
    );
  const rankings = answer.value;
  if (rankings.length === 0)
    return (
      <PageMessage inside picture="empty" title={t('rankingsEmptyTitle')} text={t('rankingsEmptyText')} />
    );
  const shown = rankings.filter(
    ({ weightClass }) => state.weightClass === null || weightClass === state.weightClass,
  );
  return (
    <>
      <WeightFilter state={state} weightClasses={rankings.map(({ weightClass }) => weightClass)} />
      {shown.length === 0 && (
        <PageMessage
          inside
          picture="empty"
          title={t('fightersNoneTitle')}
          text={t('fightersNoneText')}
          action={{ label: t('fightersEveryWeight'), to: pathOf(narrowed(state, { weightClass: null })) }}
        />
      )}
      <div className={styles['boards']}>
        {shown.map((ranking, index) => (
          <RankingBoard key={ranking.weightClass} ranking={ranking} eager={index === 0} />
        ))}
      </div>
    </>
  );
});
