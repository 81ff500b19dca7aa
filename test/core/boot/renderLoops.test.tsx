/** A row that renders without end loses its own place, in the composed product, and the other rows are drawn. */
import './countCommits';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { drawSite, prepareSite } from '../../../core/boot/startSite';
import type { Runtime } from '../../../core/boot/createRuntime';
import type { EnabledPlugin } from '../../../core/realm/checkedRealm';
import type { Section } from '../../../core/sdk';
import { composePage, composedTests, platform } from './composed';

composedTests();

let opened: { readonly root: Root; readonly runtime: Runtime } | null = null;
beforeEach(() => {
  // `act` would wait for the end of a loop that has none.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // React's development build warns of the loop.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  opened?.root.unmount();
  opened?.runtime.dispose();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const bucketOf = (bucketId: string, type: string) => ({
  bucketId,
  exid: bucketId,
  name: `Row ${bucketId}`,
  type,
  contentList: [
    { id: bucketId, type: 'VOD', title: `Film ${bucketId}`, accessLevel: 'GRANTED', duration: 600 },
  ],
  paging: { moreDataAvailable: false },
});

/** Opens a page whose first row is drawn by `View`, of a package, and whose second one by the repository's renderer. */
async function draw(View: Section['View']): Promise<() => readonly string[]> {
  const plugin: EnabledPlugin = {
    id: '@acme/poll',
    title: 'Poll',
    options: {},
    contributes: { section: [{ name: 'poll', skeleton: 'cards', draws: { bucketTypes: ['POLL'] } }] },
    scriptSources: [],
    storage: [],
  };
  const buckets = [bucketOf('1', 'POLL'), bucketOf('2', 'VOD')];
  platform()
    .persist()
    .get('/api/v4/content/home')
    .query(true)
    .reply(200, { sectionId: 'home', title: 'Tonight', buckets, paging: { moreDataAvailable: false } });
  const { page, environment, records } = await composePage({
    at: '/home',
    change: (document) => void delete document['pages'],
    changeRealm: (realm) => ({ ...realm, plugins: [...realm.plugins, plugin] }),
    modules: { [plugin.id]: { 'section/poll': async () => ({ default: () => ({ View }) }) } },
  });
  const pause = async (): Promise<void> => undefined;
  const runtime = await prepareSite({ page, environment }, pause);
  const element = document.body.appendChild(document.createElement('div'));
  opened = { root: await drawSite({ runtime, environment, element, pause }), runtime };
  return () => records.reports.filter((report) => report.startsWith(plugin.id));
}

async function losesItsPlace(reports: () => readonly string[], text: RegExp): Promise<void> {
  await waitFor(() =>
    expect(reports()).toEqual([
      expect.stringMatching(/^@acme\/poll: @acme\/poll \(section\/poll\) failed: render: .*without end/),
    ]),
  );
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(await screen.findByRole('link', { name: /Film 2/ })).toBeVisible();
}

test('an effect that sets state each time it runs', async () => {
  const reports = await draw(function Endless() {
    const [count, setCount] = useState(0);
    useEffect(() => setCount((last) => last + 1));
    return <p>Rendered {count} times</p>;
  });
  await losesItsPlace(reports, /Rendered/);
});

test('one inside of its children', async () => {
  const Inner = () => {
    const [, setCount] = useState(0);
    useEffect(() => setCount((last) => last + 1));
    return <p>Inner</p>;
  };
  const reports = await draw(() => (
    <section>
      <Inner />
    </section>
  ));
  await losesItsPlace(reports, /Inner/);
});

test('an animation that renders each frame keeps its place', async () => {
  const reports = await draw(function Animated() {
    const [frame, setFrame] = useState(0);
    useEffect(() => {
      if (frame < 200) requestAnimationFrame(() => setFrame(frame + 1));
    }, [frame]);
    return <p>{frame < 200 ? 'Moving' : 'Moved'}</p>;
  });
  expect(await screen.findByText('Moved')).toBeVisible();
  expect(reports()).toEqual([]);
});
