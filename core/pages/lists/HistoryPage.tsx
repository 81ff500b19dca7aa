/** Role HISTORY: the watch history with progress, and removing entries (CAT-072, FAV-010). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { HistoryStore } from '../../library/HistoryStore';
import { retryingClient } from '../../platform/transport/retryingClient';
import { mutationServices } from '../../platform/outbox/mutationServices';
import { reusePendingStore } from '../../platform/outbox/reusePendingStore';
import { resumePositions } from '../../sdk/cards';
import { platformClient } from '../../sdk/platform';
import { useRemembered } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import type { Content } from '../../sdk/services';
import { watchHistory } from '../../search/listSources';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { roundButtonClass } from '../../ui/roundButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { pageLog } from '../../pageKit/pageServices';
import { sectionPages } from '../../catalogue/SectionStore';
import { BrowseLink } from '../../pageKit/EmptyList';
import { ClearHistory } from '../../library/pages/ClearHistory';
import styles from '../../library/pages/HistoryPage.module.css';
import { ListPage } from './ListPage';
import { OwnList } from '../../pageKit/OwnList';

export default function HistoryPage() {
  return (
    <OwnList>
      <History />
    </OwnList>
  );
}

const History = observer(function History() {
  const t = useText();
  const history = useHistoryStore();
  const [clearing, setClearing] = useState(false);
  useEffect(() => history.attend(), [history]);
  const place = useFocusAfter(history.latest);
  const out = (content: Content) => (
    <button
      type="button"
      data-take-out
      className={roundButtonClass()}
      aria-label={t('historyRemove', { title: content.title })}
      onClick={() => void history.remove(content)}
    >
      <Icon name="close" />
    </button>
  );
  const above = (
    <div className={styles['above']}>
      <Button variant="secondary" size="small" onClick={() => setClearing(true)}>
        {t('historyClear')}
      </Button>
    </div>
  );
  return (
    <div ref={place}>
      <VisuallyHidden>
        <span role="status">
          {history.latest !== null && t('historyRemoved', { title: history.latest.title })}
        </span>
      </VisuallyHidden>
      <ListPage
        source={watchHistory}
        heading={t('historyPage')}
        empty={{ title: t('historyEmpty'), text: t('historyEmptyText'), action: <BrowseLink /> }}
        before={() => history.takeUp()}
        corner={out}
        keeps={(content) => history.has(content)}
        above={above}
        notice={
          history.refused.length > 0 && (
            <div className={styles['refused']}>
              <Alert>
                {t('historyNotRemoved', { title: history.refused.map(({ title }) => title).join(', ') })}
              </Alert>
              <Button variant="secondary" size="small" onClick={() => void history.retry()}>
                {t('tryAgain')}
              </Button>
            </div>
          )
        }
      />
      {clearing && <ClearHistory store={history} onClose={() => setClearing(false)} />}
    </div>
  );
});

/** Remembered as long as the list, so that removed entries stay removed. */
function useHistoryStore(): HistoryStore {
  const client = useService(platformClient);
  const positions = useService(resumePositions);
  const log = useService(pageLog);
  const { audience } = useService(sectionPages);
  const services = useService(mutationServices);
  const make = () =>
    reusePendingStore(
      services,
      'history',
      () =>
        new HistoryStore({
          client: retryingClient(client, services.around.clock),
          services,
          forget: (id) => positions.forget(id),
          report: (error) => log.warn('What was watched was not taken out.', { reason: String(error) }),
        }),
    );
  return useRemembered('history', make, audience);
}

/** The pressed button was removed: focus its neighbour, or the main element if none. */
function useFocusAfter(latest: HistoryStore['latest']) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<number>(-1);
  useEffect(() => {
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-take-out]') ?? [])];
    if (latest !== null && document.activeElement === document.body)
      (buttons[Math.min(before.current, buttons.length - 1)] ?? document.getElementById('main'))?.focus();
  }, [latest]);
  useEffect(() => {
    const element = place.current;
    const remember = (press: Event) => {
      const buttons = [...(element?.querySelectorAll('[data-take-out]') ?? [])];
      before.current =
        press.target instanceof Element
          ? buttons.findIndex((button) => button.contains(press.target as Element))
          : -1;
    };
    element?.addEventListener('click', remember, true);
    return () => element?.removeEventListener('click', remember, true);
  }, []);
  return place;
}
