/** A paginated list of event cards; the caller provides the title and the empty and failed states. */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/hooks';
import { card, type Content } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SelectField } from '../../ui/SelectField';
import type { EventPageStore } from '../EventPageStore';
import styles from './EventList.module.css';

export interface EventListProps {
  readonly store: EventPageStore;
  readonly title: string;
  /** Shown when there are no events, and when loading failed. */
  readonly empty: ReactNode;
  readonly failed: ReactNode;
  /** Called when the page changes, so that the caller can scroll back to the top. */
  readonly onTurn: () => void;
}

export const EventList = observer(function EventList({
  store,
  title,
  empty,
  failed,
  onTurn,
}: EventListProps) {
  const t = useText();
  const { state, page, pages } = store;
  if (state.status === 'failed') return failed;
  if (state.status === 'ready' && state.events.length === 0 && pages === 1) return empty;
  return (
    <section className={styles['page']} aria-busy={state.status === 'loading' || undefined}>
      <h1 className={styles['title']}>{title}</h1>
      {state.status === 'loading' ? <Waiting places={store.rowsPerPage} /> : <Cards events={state.events} />}
      {(page > 1 || pages > 1) && <Pages store={store} onTurn={onTurn} label={t('eventPages')} />}
      {(pages > 1 || store.rowsPerPage !== store.lengths[0]) && <PageLength store={store} />}
    </section>
  );
});

function Cards({ events }: { readonly events: readonly Content[] }) {
  const Card = useService(card);
  return (
    <ul className={styles['cards']}>
      {events.map((event, index) => (
        <li key={event.id}>
          <Card content={event} shape="default" eager={index < 4} />
        </li>
      ))}
    </ul>
  );
}

/** Skeletons of the cards' size. */
function Waiting({ places }: { readonly places: number }) {
  const t = useText();
  return (
    <div role="status" className={styles['cards']}>
      <VisuallyHidden>{t('loadingLive')}</VisuallyHidden>
      {Array.from({ length: places }, (_, place) => (
        <span key={place} className={styles['waiting']} aria-hidden="true" />
      ))}
    </div>
  );
}

const Pages = observer(function Pages({
  store,
  onTurn,
  label,
}: Pick<EventListProps, 'store' | 'onTurn'> & { readonly label: string }) {
  const t = useText();
  const format = useFormat();
  const { page, pages } = store;
  const turn = (how: 'previous' | 'next') => {
    store[how]();
    onTurn();
  };
  return (
    <nav className={styles['pages']} aria-label={label}>
      <Button
        variant="secondary"
        icon={<Icon name="previous" />}
        disabled={page <= 1}
        onClick={() => turn('previous')}
      >
        {t('eventPagePrevious')}
      </Button>
      <p role="status">{t('eventPage', { page: format.number(page), pages: format.number(pages) })}</p>
      <Button
        variant="secondary"
        icon={<Icon name="next" />}
        disabled={page >= pages}
        onClick={() => turn('next')}
      >
        {t('eventPageNext')}
      </Button>
    </nav>
  );
});

/** The page size selector (LIV-008). */
const PageLength = observer(function PageLength({ store }: Pick<EventListProps, 'store'>) {
  const t = useText();
  const format = useFormat();
  const options = store.lengths.map((length) => ({ value: String(length), label: format.number(length) }));
  return (
    <SelectField
      className={styles['length']}
      label={t('eventPageLength')}
      value={String(store.rowsPerPage)}
      options={options}
      onChange={(length) => store.showRows(Number(length))}
    />
  );
});
