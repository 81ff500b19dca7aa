/** Row renderer for the guide's programmes (LIV-034, LIV-038). */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import {
  PROGRESS_REFRESH,
  cardShelf,
  channels,
  clock,
  guideSettings,
  ONE_HOUR,
  platformClient,
  useNow,
  useService,
  type Activate,
  type Content,
  type Log,
  type Row,
} from 'proscenium/sdk';
import type { ProgrammesSectionOptions } from './options.generated';
import { ProgrammeCard } from './ProgrammeCard';
import { RowProgrammes } from './RowProgrammes';
import { upNext, type ScheduledProgramme } from './upNext';

const EAGER_CARDS = 4;

interface ProgrammesRowProps {
  readonly row: Row;
  readonly eager: boolean;
  /** Look-ahead of the row in hours. */
  readonly hours: number;
  readonly log: Log;
}

/** Programme cards on a shelf, running ones first; updated as programmes end. */
const ProgrammesRow = observer(function ProgrammesRow({ row, eager, hours, log }: ProgrammesRowProps) {
  const CardShelf = useService(cardShelf);
  const client = useService(platformClient);
  const settings = useService(guideSettings);
  const messages = useService(channels);
  const time = useService(clock);
  const now = useNow(PROGRESS_REFRESH);
  const store = useMemo(
    () =>
      new RowProgrammes({
        row,
        client,
        settings,
        ahead: hours * ONE_HOUR,
        report: (error) => log.warn('The row’s guide was not read whole.', { reason: String(error) }),
      }),
    [row, client, settings, hours, log],
  );
  useEffect(() => {
    void store.load(time.now());
    return () => store.dispose();
  }, [store, time]);
  useEffect(
    () =>
      messages.subscribe(
        'now-playing',
        (message) => store.advance(message),
        () => void store.load(time.now()),
      ),
    [messages, store, time],
  );
  const schedule = upNext(store.channels, now, now + hours * ONE_HOUR);
  const byKey = new Map(schedule.map((scheduled) => [keyOf(scheduled), scheduled]));
  return (
    <CardShelf row={shelved(row, schedule)} itemSize="min(19rem, 76vw)">
      {({ id }, index) => {
        const scheduled = byKey.get(id);
        return scheduled && <ProgrammeCard {...scheduled} now={now} eager={eager && index < EAGER_CARDS} />;
      }}
    </CardShelf>
  );
});

const keyOf = ({ channel, programme }: ScheduledProgramme): string => `${channel.id} ${programme.startDate}`;

/**
 * The row with programmes as items, for the shelf. The guide answers a row completely, so there are no
 * further pages.
 */
function shelved(row: Row, schedule: readonly ScheduledProgramme[]): Row {
  const items = schedule.map((scheduled): Content => ({
    id: keyOf(scheduled),
    title: scheduled.programme.title,
    type: 'EPG',
  }));
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    presentation: row.presentation,
    items,
    more: false,
    loading: false,
    loadMore: () => undefined,
  };
}

export default (({ options, log }) => ({
  View: ({ row, position }) => (
    <ProgrammesRow row={row} eager={position === 0} hours={options.hours} log={log} />
  ),
})) satisfies Activate<'section', ProgrammesSectionOptions>;
