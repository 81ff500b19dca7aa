/**
 * RLM-010: wherever a plugin shows a content's picture, the realm's card thumbnail replaces one that is
 * missing or fails.
 */
import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Content, GuideChannel, Row } from '../../core/sdk';
import { NextCard } from '../../plugins/player/next-up/part';
import { ProgrammePanel } from '../../plugins/route/guide/ProgrammePanel';
import { Lineup } from '../../plugins/route/multi-video/Lineup';
import { LineupStore } from '../../plugins/route/multi-video/LineupStore';
import { Highlight } from '../../plugins/section/content-highlight/section';
import { NowAndNextRow } from '../../plugins/section/now-and-next/section';
import { ProgrammeCard } from '../../plugins/section/programmes/ProgrammeCard';
import { SectionLinkRow } from '../../plugins/section/section-link/section';
import {
  FakeAction,
  fakeContext,
  FakeRow,
  FakePlaybackSession,
  renderInRuntime,
  type FakeRuntime,
} from 'proscenium/kit';
import { FALLBACK_PICTURE } from '../kit/fakeRuntime';

afterEach(cleanup);

const broken = 'https://img.example/broken.webp';
const content: Content = {
  id: 'v1',
  title: 'The long round',
  type: 'VOD',
  accessLevel: 'GRANTED',
  thumbnailUrl: broken,
};
const row: Row = new FakeRow([content]);
const programme = (runtime: FakeRuntime) => ({
  title: 'News',
  startDate: runtime.clock.now() - 1000,
  endDate: runtime.clock.now() + 1000,
  thumbnailUrl: broken,
});
const channel: GuideChannel = {
  id: 'one',
  name: 'Noor One',
  eventId: 'e1',
  accessLevel: 'GRANTED',
  programmes: [],
};

function lineup(runtime: FakeRuntime): ReactElement {
  runtime.platform.answer('readLiveEvents', {
    events: [{ id: 'e1', eventId: 'e1', title: 'Title night', accessLevel: 'GRANTED', thumbnailUrl: broken }],
    totalResults: 1,
  });
  const store = new LineupStore({
    client: runtime.platform,
    channels: runtime.channels,
    report: () => undefined,
  });
  store.start();
  return <Lineup lineup={store} shown={[]} place={0} onChoose={() => undefined} onClose={() => undefined} />;
}

const places: readonly (readonly [string, (runtime: FakeRuntime) => ReactElement])[] = [
  ['now and next', () => <NowAndNextRow row={row} eager={false} />],
  [
    'programmes',
    (runtime) => (
      <ProgrammeCard
        channel={channel}
        programme={programme(runtime)}
        now={runtime.clock.now()}
        eager={false}
      />
    ),
  ],
  ['section links', () => <SectionLinkRow row={row} eager={false} />],
  ['content highlight', () => <Highlight row={row} eager={false} />],
  [
    'up next',
    () => (
      <NextCard
        queue={
          new FakePlaybackSession({ state: 'ended', following: { next: content, autoAdvance: false } }).queue
        }
        countdown={5}
        Action={FakeAction}
      />
    ),
  ],
  ['several videos', lineup],
  [
    'the guide',
    (runtime) => (
      <ProgrammePanel channel={channel} programme={programme(runtime)} onClose={() => undefined} />
    ),
  ],
];

test.each(places)('RLM-010 HOM-050 %s', async (_place, element) => {
  const { runtime } = fakeContext({ options: {} });
  await renderInRuntime(element(runtime), { runtime });
  await act(async () => undefined);
  const picture = () => document.querySelector(`img[src="${broken}"]`);
  expect(picture()).not.toBeNull();
  fireEvent.error(picture() as Element);
  expect(picture()).toBeNull();
  expect(document.querySelector(`img[src="${FALLBACK_PICTURE}"]`)).not.toBeNull();
});
