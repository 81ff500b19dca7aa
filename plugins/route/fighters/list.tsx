/** The page at FIGHTERS (CAT-074, CAT-077). */
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { platformClient, type Activate } from 'proscenium/sdk';
import { AtoZ } from './AtoZ';
import styles from './FightersPage.module.css';
import { readListState, useListPath, stateOfTab } from './listQuery';
import type { FightersOptions } from './options.generated';
import { Rankings, rankingsQuestion, readAllRankings } from './Rankings';

export default ((context) => {
  const { options, log } = context;
  const report = (error: unknown): void =>
    log.warn('The fighters were not read whole.', { reason: String(error) });
  return {
    Page: () => <FightersPage pageSize={options.pageSize} report={report} />,
    prepare: ({ locale, answer }) =>
      answer(rankingsQuestion(locale), (signal) =>
        readAllRankings(context.use(platformClient), report, signal),
      ),
  };
}) satisfies Activate<'route', FightersOptions>;

interface FightersPageProps {
  readonly pageSize: number;
  readonly report: (error: unknown) => void;
}

/** Fighter list: rankings and A to Z under one heading (CAT-075, CAT-077). */
function FightersPage({ pageSize, report }: FightersPageProps) {
  const t = useText();
  const pathOf = useListPath();
  const [query] = useSearchParams();
  const state = readListState(query);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('fightersPage')}</h1>
        <nav aria-label={t('fightersViews')}>
          <ul className={styles['tabs']}>
            {(['rankings', 'a-z'] as const).map((tab) => (
              <li key={tab}>
                <Link
                  className={styles['tab']}
                  to={pathOf(stateOfTab(tab))}
                  aria-current={state.tab === tab ? 'page' : undefined}
                >
                  {t(tab === 'rankings' ? 'fightersRankings' : 'fightersAtoZ')}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {state.tab === 'rankings' ? (
        <Rankings state={state} report={report} />
      ) : (
        <AtoZ state={state} pageSize={pageSize} report={report} />
      )}
    </div>
  );
}
