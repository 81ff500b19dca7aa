import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Contributed } from '../../../core/plugins/Contributed';
import { PluginRegistry, type PluginModules } from '../../../core/plugins/PluginRegistry';
import { RegistryContext } from '../../../core/plugins/RegistryContext';
import { watchConnection } from '../../../core/ui/useOnline';
import type { EnabledPlugin } from '../../../core/realm/checkedRealm';
import type { Clock, PluginContext, Section } from '../../../core/sdk';

const clock: Clock = { now: () => 0, after: () => () => undefined };
const plugin = (id: string): EnabledPlugin => ({
  id,
  title: id,
  options: {},
  contributes: { section: [{ name: 'row' }] },
  scriptSources: [],
  storage: [],
});
const section = (View: Section['View']) => async () => ({ default: (): Section => ({ View }) });

function place(id: string) {
  return (
    <Contributed
      request={{ point: 'section', plugin: id, name: 'row' }}
      skeleton={<p>waiting for {id}</p>}
      failed={(failure, retry) => (
        <button onClick={retry}>
          {failure.plugin} {failure.phase}
        </button>
      )}
    >
      {({ View }) => <View row={undefined as never} options={{}} position={0} />}
    </Contributed>
  );
}

async function draw(modules: PluginModules) {
  const registry = new PluginRegistry(
    Object.keys(modules).map(plugin),
    modules,
    () => ({}) as PluginContext,
    clock,
    () => undefined,
    watchConnection,
  );
  await act(async () => {
    render(
      <RegistryContext value={registry}>
        {Object.keys(modules).map((id) => (
          <div key={id}>{place(id)}</div>
        ))}
      </RegistryContext>,
    );
  });
  return registry;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('each is drawn in its own place', async () => {
  await draw({
    'section/a': { 'section/row': section(() => <h2>A</h2>) },
    'section/b': { 'section/row': section(() => <h2>B</h2>) },
  });
  expect(screen.getByRole('heading', { name: 'A' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'B' })).toBeVisible();
});

test('one that throws while rendering is removed alone', async () => {
  const registry = await draw({
    'section/a': {
      'section/row': section(() => {
        throw new Error('boom');
      }),
    },
    'section/b': { 'section/row': section(() => <h2>B</h2>) },
  });
  expect(screen.getByRole('button', { name: 'section/a render' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'B' })).toBeVisible();
  expect(registry.states.get('section/a:section/row')?.status).toBe('failed');
});

test('one that failed to load can be retried in place', async () => {
  let gone = true;
  await draw({
    'section/a': {
      'section/row': () => (gone ? Promise.reject(new Error('offline')) : section(() => <h2>A</h2>)()),
    },
  });
  gone = false;
  await userEvent.click(screen.getByRole('button', { name: 'section/a load' }));
  expect(await screen.findByRole('heading', { name: 'A' })).toBeVisible();
});

test('one that could not be loaded without a connection comes by itself when it returns', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await draw({
    'section/a': {
      'section/row': () =>
        navigator.onLine ? section(() => <h2>A</h2>)() : Promise.reject(new TypeError('Failed to fetch')),
    },
  });
  expect(screen.getByRole('button', { name: 'section/a no connection' })).toBeVisible();
  onLine.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'A' })).toBeVisible();
});

test('one that failed while the connection was interrupted for a moment is loaded again', async () => {
  let loads = 0;
  const load = async () => {
    if (++loads > 1) return section(() => <h2>A</h2>)();
    window.dispatchEvent(new Event('offline'));
    throw new TypeError('Failed to fetch');
  };
  await draw({ 'section/a': { 'section/row': () => load() } });
  expect(await screen.findByRole('heading', { name: 'A' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that began to load offline and failed online is loaded again', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let loads = 0;
  const load = async () => {
    if (++loads > 2) return section(() => <h2>A</h2>)();
    onLine.mockReturnValue(true);
    throw new TypeError('Failed to fetch');
  };
  await draw({ 'section/a': { 'section/row': () => load() } });
  expect(await screen.findByRole('heading', { name: 'A' })).toBeVisible();
});

test('a skeleton reserves its space until it is loaded', async () => {
  await draw({ 'section/a': { 'section/row': () => new Promise(() => undefined) } });
  expect(screen.getByText('waiting for section/a')).toBeVisible();
});

test('a place that switches its contribution never draws the previous one with the new props', async () => {
  const rendered = jest.fn();
  const modules = {
    'section/a': { 'section/row': section(({ position }) => (rendered(`a ${position}`), null)) },
    'section/b': { 'section/row': section(({ position }) => (rendered(`b ${position}`), null)) },
  };
  const registry = new PluginRegistry(
    Object.keys(modules).map(plugin),
    modules,
    () => ({}) as PluginContext,
    clock,
    () => undefined,
  );
  const placeOf = (id: string, position: number) => (
    <RegistryContext value={registry}>
      <Contributed
        request={{ point: 'section', plugin: id, name: 'row' }}
        skeleton={null}
        failed={() => null}
      >
        {({ View }) => <View row={undefined as never} options={{}} position={position} />}
      </Contributed>
    </RegistryContext>
  );
  const { rerender } = render(placeOf('section/a', 1));
  await act(async () => undefined);
  await act(async () => rerender(placeOf('section/b', 2)));
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['a 1', 'b 2']));
});
