/** What the composed product provides to plugins, and what is reported to the operator about them. */
import { pluginRegistry } from '../../../core/boot/tokens';
import { draftChecker } from '../../../core/sdk';
import { compose, composedTests, platform, platformUrl } from './composed';

composedTests();

test('a plugin of the realm without code in this release is reported by name', async () => {
  const absent = {
    id: 'section/absent',
    title: 'Absent',
    options: {},
    contributes: { section: [{ name: 'row' }] },
    scriptSources: [],
    storage: [],
  };
  const site = await compose({
    changeRealm: (realm) => ({ ...realm, plugins: [...realm.plugins, absent] as typeof realm.plugins }),
  });
  await expect(
    site.get(pluginRegistry).resolve({ point: 'section', plugin: 'section/absent', name: 'row' }),
  ).rejects.toThrow('section/absent');
  expect(site.reports.filter((line) => line.startsWith('section/absent: '))).toHaveLength(1);
});

test('a draft is read from its address without the viewer’s cookies; a missing one is reported with the reason', async () => {
  platform().get('/draft.json').reply(200, '{"id":"draft"}');
  const { get, calls } = await compose();
  expect(await get(draftChecker).read(`${platformUrl}/draft.json`)).toBe('{"id":"draft"}');
  expect(calls.at(-1)?.headers.has('authorization')).toBe(false);
  await expect(get(draftChecker).read(`${platformUrl}/gone.json`)).rejects.toThrow(
    `${platformUrl}/gone.json: status 404`,
  );
});

test('a page without a compiler checks no drafts', async () => {
  const { get } = await compose();
  await expect(get(draftChecker).check('{}')).rejects.toThrow('This page brings no compiler.');
});

test('plugins are ended with their page', async () => {
  const sink = { point: 'analytics-sink', plugin: 'analytics/console', name: 'console' } as const;
  const site = await compose();
  const registry = site.get(pluginRegistry);
  await registry.resolve(sink);
  expect(registry.stateOf(sink)).toEqual({ status: 'active' });
  site.close();
  expect(registry.stateOf(sink)).toEqual({ status: 'disposed' });
});
