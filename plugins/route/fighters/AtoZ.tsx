/** All fighters by surname, filtered by letter and weight class, paginated (CAT-075, CAT-077). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useFormat, useIntlLocale, useText } from 'proscenium/i18n';
import { pageMessage, platformClient, useAnswer, useService } from 'proscenium/sdk';
import { readFighters } from 'proscenium/sdk/endpoints/people';
import { buttonClass } from 'proscenium/ui';
import { listPageOf } from './answers';
import styles from './AtoZ.module.css';
import { FighterCard } from './FighterCard';
import { LetterStrip } from './LetterStrip';
import { queryOf, useListPath, stateOfTab, type ListState } from './listQuery';
import { FightersSkeleton } from './Skeletons';
import { WeightFilter } from './WeightFilter';

/** Portraits above the fold, loaded eagerly. */
const EAGER_PORTRAITS = 6;

export interface AtoZProps {
  readonly state: ListState;
  readonly pageSize: number;
  readonly report: (error: unknown) => void;
}

export const AtoZ = observer(function AtoZ({ state, pageSize, report }: AtoZProps) {
  const t = useText();
  const locale = useIntlLocale();
  const client = useService(platformClient);
  const PageMessage = useService(pageMessage);
  const pathOf = useListPath();
  const { letter, weightClass, page } = state;
  const ask = async (signal: AbortSignal) => {
    const narrow = { ...(letter !== null && { letter }), ...(weightClass !== null && { weightClass }) };
    return listPageOf(
      await client.call(readFighters, { query: { p: page, rpp: pageSize, ...narrow }, signal }),
      report,
    );
  };
  const [answer, again] = useAnswer(`fighters ${locale} ${JSON.stringify(queryOf(state))}`, ask, report);
  const list = answer.status === 'ready' ? answer.value : answer.status === 'loading' ? answer.before : null;
  if (list === null && answer.status === 'loading') return <FightersSkeleton />;
  if (list === null)
    return (
      <PageMessage
        inside
        picture="error"
        title={t('fightersFailedTitle')}
        text={t('fightersFailedText')}
        action={{ label: t('fightersTryAgain'), run: again }}
      />
    );
  return (
    <>
      <div className={styles['filters']}>
        <LetterStrip state={state} present={list.letters} />
        <WeightFilter state={state} weightClasses={list.weightClasses} />
      </div>
      {list.fighters.length === 0 ? (
        <PageMessage
          inside
          picture="empty"
          title={t('fightersNoneTitle')}
          text={t('fightersNoneText')}
          action={{ label: t('fightersEverybody'), to: pathOf(stateOfTab('a-z')) }}
        />
      ) : (
        <ul className={styles['grid']} aria-busy={answer.status === 'loading' || undefined}>
          {list.fighters.map((fighter, index) => (
            <li key={fighter.id}>
              <FighterCard fighter={fighter} eager={index < EAGER_PORTRAITS} />
            </li>
          ))}
        </ul>
      )}
      {list.totalPages > 1 && <Pager state={state} totalPages={list.totalPages} />}
    </>
  );
});

function Pager({ state, totalPages }: { readonly state: ListState; readonly totalPages: number }) {
  const t = useText();
  const format = useFormat();
  const pathOf = useListPath();
  const to = (page: number) => pathOf({ ...state, page });
  return (
    <nav className={styles['pager']} aria-label={t('fightersPages')}>
      {state.page > 1 && (
        <Link className={buttonClass('secondary', 'small')} to={to(state.page - 1)} rel="prev">
          {t('fightersPrevious')}
        </Link>
      )}
      <span>
        {t('fightersPageOf', { page: format.number(state.page), pages: format.number(totalPages) })}
      </span>
      {state.page < totalPages && (
        <Link className={buttonClass('secondary', 'small')} to={to(state.page + 1)} rel="next">
          {t('fightersNext')}
        </Link>
      )}
    </nav>
  );
}
