/** The programme guide at EPG (LIV-034). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from 'proscenium/i18n';
import { clock, pageMessage, useService, type Activate, type Log } from 'proscenium/sdk';
import { Alert, Button, Spinner, VisuallyHidden } from 'proscenium/ui';
import { GuideGrid } from './GuideGrid';
import { GuideList } from './GuideList';
import styles from './GuidePage.module.css';
import type { GuideStore } from './GuideStore';
import type { GuideOptions } from './options.generated';
import { ProgrammePanel, type OpenedProgramme } from './ProgrammePanel';
import { useGuide } from './useGuide';
import { useSize } from './useSize';

/** Pixels: narrower screens use the list. */
const GRID_MIN_WIDTH_PX = 700;

interface GuidePageProps {
  readonly epgId: string | undefined;
  readonly log: Log;
}

/** Programme guide: a grid of channels by time, and on narrow screens one channel's day at a time. */
const GuidePage = observer(function GuidePage({ epgId, log }: GuidePageProps) {
  const t = useText();
  const time = useService(clock);
  const place = useRef<HTMLElement>(null);
  const size = useSize(place);
  const store = useGuide(epgId, log);
  const [opened, setOpened] = useState<OpenedProgramme | null>(null);
  const asGrid = size !== null && size.inline >= GRID_MIN_WIDTH_PX;
  // Loads the first channels and their current programmes for either layout, which then requests what it shows.
  useEffect(() => {
    const now = time.now();
    store.show({ rows: { from: 0, to: 1 }, times: { from: now, to: now + 1 } });
  }, [store, time]);

  return (
    <section ref={place} className={styles['page']} data-form={asGrid ? 'grid' : 'list'}>
      {!asGrid && <h1 className={styles['title']}>{t('guidePage')}</h1>}
      <Content store={store} grid={asGrid}>
        {size !== null &&
          (asGrid ? (
            <GuideGrid store={store} onOpen={setOpened} />
          ) : (
            <GuideList store={store} onOpen={setOpened} />
          ))}
      </Content>
      {opened !== null && <ProgrammePanel {...opened} onClose={() => setOpened(null)} />}
    </section>
  );
});

/** Loading, empty and error states of the guide, and a notice when part of it is missing. */
const Content = observer(function Content({
  store,
  grid,
  children,
}: {
  readonly store: GuideStore;
  readonly grid: boolean;
  readonly children: ReactNode;
}) {
  const t = useText();
  const PageMessage = useService(pageMessage);
  // In the grid layout the message includes the page's heading.
  if (store.failed)
    return (
      <PageMessage
        inside={!grid}
        picture="error"
        title={t('guideFailedTitle')}
        text={t('guideFailedText')}
        action={{ label: t('guideRetry'), run: () => store.retry() }}
      />
    );
  if (store.whole && store.count === 0)
    return (
      <PageMessage inside={!grid} picture="empty" title={t('guideEmptyTitle')} text={t('guideEmptyText')} />
    );
  return (
    <>
      {store.loading && (
        <div className={styles['waiting']}>
          {grid ? (
            <VisuallyHidden>{t('guideLoading')}</VisuallyHidden>
          ) : (
            <Spinner small label={t('guideLoading')} />
          )}
        </div>
      )}
      {children}
      {store.incomplete && (
        <div className={styles['incomplete']}>
          <Alert>{t('guideIncomplete')}</Alert>
          <Button variant="secondary" size="small" onClick={() => store.retry()}>
            {t('guideRetry')}
          </Button>
        </div>
      )}
    </>
  );
});

export default (({ options, log }) => ({
  Page: () => <GuidePage epgId={options.epgId} log={log} />,
})) satisfies Activate<'route', GuideOptions>;
