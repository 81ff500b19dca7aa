import { act, fireEvent, screen } from '@testing-library/react';
import { Player, type PlayerProps } from '../../../../core/playback/components/Player';
import { keyCombination } from '../../../../core/playback/rules/keyCombination';
import { PluginRegistry, type PluginModules } from '../../../../core/plugins';
import type { EnabledPlugin } from '../../../../core/realm/checkedRealm';
import { clock as clockToken, type PlayerPart, type PlayerSlot, type PluginContext } from '../../../../core/sdk';
import { fakeContext, figures, renderInHouse } from '../../../kit';
import { fakeRoom, type FakeEngine } from '../fakePlayback';

interface Part {
  readonly slots: readonly PlayerSlot[];
  readonly part: PlayerPart | (() => never);
}

async function drawn(parts: Readonly<Record<string, Part>>, props: Partial<PlayerProps> = {}) {
  const fake = fakeRoom();
  const { house } = fakeContext({ options: {} });
  const service: typeof house.service = (token) => (token.key === clockToken.key ? (fake.clock as never) : house.service(token));
  const plugins = Object.entries(parts).map(
    ([id, { slots }]): EnabledPlugin => ({ id, title: id, options: {}, contributes: { 'player-part': [{ name: 'part', slots }] }, scriptSources: [], storage: [] }),
  );
  const modules: PluginModules = Object.fromEntries(
    Object.entries(parts).map(([id, { part }]) => [id, { 'player-part/part': async () => ({ default: () => (typeof part === 'function' ? part() : part) }) }]),
  );
  const failures: string[] = [];
  const registry = new PluginRegistry(plugins, modules, () => ({}) as PluginContext, fake.clock, (failure) => failures.push(failure.message));
  const screening = fake.room.screening({ kind: 'vod', id: 'v1', duration: 120, progress: null });
  const rendered = await renderInHouse(<Player screening={screening} title="The long round" still={null} signInPath="/login" onBack={jest.fn()} {...props} />, {
    house: { ...house, service },
    registry,
  });
  await act(async () => undefined);
  return { ...rendered, ...fake, screening, registry, failures, engine: fake.engines[0] as FakeEngine };
}

const player = () => screen.getByRole('region', { name: /The long round/ });
const boom = () => {
  throw new Error('boom');
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a part draws in its slots: over the picture, among the controls, and at the end only then', async () => {
  const { engine } = await drawn({
    'player/a': {
      slots: ['overlay', 'control', 'end'],
      part: {
        views: {
          overlay: () => <p>over</p>,
          control: ({ Control }) => <Control label="Again" icon={null} shortcut="Shift+B" pressed onPress={() => undefined} />,
          end: () => <p>the end</p>,
        },
      },
    },
  });
  expect(screen.getByText('over')).toBeVisible();
  expect(screen.getByRole('group', { name: /controls/i })).toContainElement(screen.getByRole('button', { name: 'Again', pressed: true }));
  expect(screen.queryByText('the end')).toBeNull();
  act(() => engine.listener.onEvent({ type: 'ended' }));
  expect(screen.getByText('the end')).toBeVisible();
});

test('a part draws nothing in a slot that its manifest does not name', async () => {
  await drawn({ 'player/a': { slots: ['control'], part: { views: { overlay: () => <p>uninvited</p> } } } });
  expect(screen.queryByText('uninvited')).toBeNull();
});

test('it reads what is showing and steers it', async () => {
  const { engine } = await drawn({
    'player/a': {
      slots: ['overlay'],
      part: {
        views: {
          overlay: ({ screening }) => (
            <>
              <p>{`${screening.content.title} ${screening.content.kind} ${screening.figures()?.height}`}</p>
              <button onClick={() => screening.seek(screening.duration - 20)}>near the end</button>
              <button onClick={() => screening.pause()}>hold</button>
              <button onClick={() => screening.play()}>go on</button>
            </>
          ),
        },
      },
    },
  });
  expect(screen.getByText(`The long round vod ${figures.height}`)).toBeVisible();
  for (const name of ['near the end', 'hold', 'go on']) fireEvent.click(screen.getByRole('button', { name }));
  expect(engine.told.slice(-3)).toEqual(['seek 100', 'pause', 'play']);
});

test.each([
  ['while it is activated', { slots: ['overlay', 'control'], part: boom }],
  ['while it is drawn', { slots: ['overlay', 'control'], part: { views: { overlay: boom, control: () => <p>its control</p> } } }],
] as const)('a part that throws %s loses all of its places; the film and its neighbours go on', async (_when, broken) => {
  const { engine, failures, screening } = await drawn({
    'player/broken': broken,
    'player/well': { slots: ['overlay'], part: { views: { overlay: () => <p>well</p> } } },
  });
  expect(screen.getByText('well')).toBeVisible();
  expect(screen.queryByText('its control')).toBeNull();
  expect(failures).toEqual([expect.stringMatching(/^player\/broken \(player-part\/part\) failed/)]);
  expect(screening.state.status).toBe('showing');
  fireEvent.keyDown(player(), { key: 'k' });
  expect(engine.told.at(-1)).toBe('pause');
});

test('its keys work while the focus is in the player; those of the player come first', async () => {
  const pressed: string[] = [];
  const keys = { 'Shift+D': () => void pressed.push('D'), K: () => void pressed.push('K') };
  const { engine } = await drawn({ 'player/a': { slots: ['control'], part: { views: { control: () => <input aria-label="Say something" /> }, keys } } });
  fireEvent.keyDown(player(), { key: 'D', shiftKey: true });
  expect(pressed).toEqual(['D']);
  fireEvent.keyDown(player(), { key: 'd' });
  fireEvent.keyDown(player(), { key: 'k' });
  expect(engine.told.at(-1)).toBe('pause');
  fireEvent.keyDown(document.body, { key: 'D', shiftKey: true });
  expect(pressed).toEqual(['D']);
});

test('a letter that is typed into a field of a part is a letter', async () => {
  const pressed: string[] = [];
  const { engine } = await drawn({
    'player/a': { slots: ['control'], part: { views: { control: () => <input aria-label="Say something" /> }, keys: { 'Shift+D': () => void pressed.push('D') } } },
  });
  const told = [...engine.told];
  for (const key of ['k', 'm', '5']) fireEvent.keyDown(screen.getByLabelText('Say something'), { key });
  fireEvent.keyDown(screen.getByLabelText('Say something'), { key: 'D', shiftKey: true });
  expect(engine.told).toEqual(told);
  expect(pressed).toEqual([]);
});

test('a key that throws ends the part, not the player', async () => {
  const { engine, failures } = await drawn({ 'player/a': { slots: ['overlay'], part: { views: { overlay: () => <p>over</p> }, keys: { 'Shift+D': boom } } } });
  fireEvent.keyDown(player(), { key: 'D', shiftKey: true });
  expect(screen.queryByText('over')).toBeNull();
  expect(failures).toEqual(['player/a (player-part/part) failed: call: boom']);
  fireEvent.keyDown(player(), { key: 'k' });
  expect(engine.told.at(-1)).toBe('pause');
});

const press = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };
test.each([
  [{ ...press, key: 'd', shiftKey: true }, 'Shift+D'],
  [{ ...press, key: 'D', shiftKey: true }, 'Shift+D'],
  [{ ...press, key: 'ArrowUp', ctrlKey: true, altKey: true }, 'Control+Alt+ArrowUp'],
  [{ ...press, key: '?' }, '?'],
])('%p is written %p', (pressed, written) => {
  expect(keyCombination(pressed)).toBe(written);
});
