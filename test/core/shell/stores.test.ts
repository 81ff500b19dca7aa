import { MenuStore } from '../../../core/shell/MenuStore';
import { ShellStore } from '../../../core/pageKit/ShellStore';
import type { Menu } from '../../../core/generated/realm';
import { routeChangeEffects, searchMarker } from '../../../core/routing/routeChangeEffects';
import type { RouteMatch } from '../../../core/routing/matchPath';
import type { PlatformClient } from '../../../core/sdk';

const menu = (label: string): Menu => ({
  layout: 'sidebar',
  items: [{ type: 'section', title: { en: label }, data: { id: 'home' } }],
});
const initial = { WEB: menu('ours'), 'MOBILE-WEB': menu('small') };
const clientOf = (answer: () => Promise<unknown>) => ({ call: answer }) as unknown as PlatformClient;

describe('menus', () => {
  test('NAV-022 NAV-023 are read per platform; the layout stays the realm’s', async () => {
    const store = new MenuStore(
      initial,
      clientOf(() =>
        Promise.resolve({
          layout: 'top',
          items: [{ type: 'view', title: 'Hoy', data: { view: 'EPG', id: null }, style: null }],
        }),
      ),
      () => undefined,
    );
    await store.refresh({ platform: 'WEB', locale: 'en' });
    expect(store.menus.WEB).toEqual({
      layout: 'sidebar',
      items: [{ type: 'view', title: { en: 'Hoy' }, data: { view: 'EPG', id: null }, style: {}, items: [] }],
    });
    expect(store.menus['MOBILE-WEB']).toBe(initial['MOBILE-WEB']);
  });

  test('NAV-025 ERR-024 API-059 a failed refresh keeps the previous menus and is reported', async () => {
    const reported: unknown[] = [];
    const store = new MenuStore(
      initial,
      clientOf(() => Promise.reject(new Error('down'))),
      (error) => reported.push(error),
    );
    await store.refresh({ platform: 'WEB', locale: 'en' });
    expect(store.menus).toBe(initial);
    expect(reported).toHaveLength(1);
  });

  test.each([null, {}, 7])('NAV-025 a title that is %p is a failure as well', async (title) => {
    const reported: unknown[] = [];
    const store = new MenuStore(
      initial,
      clientOf(() => Promise.resolve({ items: [{ type: 'view', title, data: { view: 'EPG' } }] })),
      (error) => reported.push(error),
    );
    await store.refresh({ platform: 'WEB', locale: 'en' });
    expect(store.menus).toBe(initial);
    expect(reported).toHaveLength(1);
  });

  test.each([null, true, 'EPG', 7])('NAV-048 data that is %p names nothing', async (data) => {
    const store = new MenuStore(
      initial,
      clientOf(() => Promise.resolve({ items: [{ type: 'view', title: 'Guide', data }] })),
      () => undefined,
    );
    await store.refresh({ platform: 'WEB', locale: 'en' });
    expect(store.items[0]?.data).not.toHaveProperty('view');
  });

  test('NAV-026 an empty answer leaves the realm’s own menu', async () => {
    const store = new MenuStore(
      initial,
      clientOf(() => Promise.resolve({ items: [] })),
      () => undefined,
    );
    await store.refresh({ platform: 'WEB', locale: 'en' });
    expect(store.menus).toBe(initial);
  });
});

test('NAV-022 each platform shows its own menu, with titles in the requested language', async () => {
  const asked: unknown[] = [];
  const call = (_endpoint: unknown, given: unknown) => {
    asked.push(given);
    return Promise.resolve({ items: [{ type: 'view', title: 'Hoy', data: { view: 'EPG' } }] });
  };
  const store = new MenuStore(initial, { call } as unknown as PlatformClient, () => undefined);
  expect(store.items).toBe(initial.WEB.items);
  store.show('MOBILE-WEB');
  expect(store.items).toBe(initial['MOBILE-WEB'].items);
  await store.refresh({ platform: 'MOBILE-WEB', locale: 'es' });
  expect(asked).toMatchObject([{ query: { platform: 'MOBILE-WEB' } }]);
  expect(store.items[0]?.title).toEqual({ es: 'Hoy' });
});

test('NAV-025 an outdated answer changes nothing', async () => {
  const dropped = new AbortController();
  const store = new MenuStore(
    initial,
    clientOf(
      () => (
        dropped.abort(),
        Promise.resolve({ items: [{ type: 'view', title: 'Hoy', data: { view: 'EPG' } }] })
      ),
    ),
    () => undefined,
  );
  await store.refresh({ platform: 'WEB', locale: 'es' }, dropped.signal);
  expect(store.menus).toBe(initial);
});

describe('overlays', () => {
  function shellOf() {
    const tracked: string[] = [];
    return { tracked, shell: new ShellStore({ track: (name) => tracked.push(name) }) };
  }

  test('NAV-067 PAY-017 none is open twice', () => {
    const { shell, tracked } = shellOf();
    shell.open('sidePanel');
    shell.open('sidePanel');
    expect([...shell.overlays]).toEqual(['sidePanel']);
    expect(tracked).toEqual(['side_panel_started', 'side_panel_opened']);
  });

  test('NAV-086 the side panel replaces the menu that it was opened from', () => {
    const { shell } = shellOf();
    shell.open('menu');
    shell.open('sidePanel');
    expect([...shell.overlays]).toEqual(['sidePanel']);
  });

  test.each([
    // Overlays in the order of opening; overlays in the set; the overlay shown.
    ['the premiere alone', ['premiere'], ['premiere'], 'premiere'],
    [
      'the premiere waits for the side panel',
      ['premiere', 'sidePanel'],
      ['premiere', 'sidePanel'],
      'sidePanel',
    ],
    ['also when it comes later', ['sidePanel', 'premiere'], ['sidePanel', 'premiere'], 'sidePanel'],
    ['the restriction closes the side panel', ['sidePanel', 'restriction'], ['restriction'], 'restriction'],
    ['and keeps it closed', ['restriction', 'sidePanel'], ['restriction'], 'restriction'],
    [
      'the terms come before the restriction',
      ['restriction', 'consent'],
      ['restriction', 'consent'],
      'consent',
    ],
    ['whichever came first', ['consent', 'restriction'], ['consent', 'restriction'], 'consent'],
    ['the terms close the menu', ['menu', 'consent'], ['consent'], 'consent'],
    [
      'none is there twice',
      ['consent', 'restriction', 'premiere', 'consent', 'restriction', 'premiere'],
      ['consent', 'restriction', 'premiere'],
      'consent',
    ],
  ] as const)('NAV-086 PAY-017 %s', (_, opened, remaining, shows) => {
    const { shell } = shellOf();
    for (const overlay of opened) shell.open(overlay);
    expect([...shell.overlays]).toEqual(remaining);
    expect(
      (['consent', 'restriction', 'premiere', 'menu', 'sidePanel'] as const).filter((overlay) =>
        shell.isOpen(overlay),
      ),
    ).toEqual([shows]);
  });

  test('NAV-086 a waiting overlay shows once the others are closed', () => {
    const { shell } = shellOf();
    for (const overlay of ['premiere', 'restriction', 'consent'] as const) shell.open(overlay);
    shell.close('consent');
    expect(shell.isOpen('restriction')).toBe(true);
    shell.close('restriction');
    expect(shell.isOpen('premiere')).toBe(true);
  });

  test('NAV-062 NAV-063 ANA-002 ANA-003 opening and closing the side panel is tracked, once each', () => {
    const { shell, tracked } = shellOf();
    shell.toggle('sidePanel');
    shell.toggle('sidePanel');
    shell.close('sidePanel');
    expect(tracked).toEqual(['side_panel_started', 'side_panel_opened', 'side_panel_closed']);
  });

  test.each([
    ['ROU-113 the navbar closes', ['closeNavbar'], 'menu', false],
    ['ROU-113 unless the rule keeps it', [], 'menu', true],
    ['ROU-114 NAV-066 the side panel closes for guests', ['hideSidebar'], 'sidePanel', false],
    ['ROU-114 and stays for viewers', ['closeNavbar'], 'sidePanel', true],
  ] as const)('on a route change %s', (_rule, effects, overlay, open) => {
    const { shell } = shellOf();
    shell.open(overlay);
    shell.onRouteChange(new Set(effects));
    expect(shell.isOpen(overlay)).toBe(open);
  });

  test.each([
    ['top', false],
    ['sidebar', false],
    ['hamburger', true],
  ] as const)(
    'NAV-058 the search hash in the address closes the menu of the layout %s, stays open: %s',
    (layout, open) => {
      const { shell } = shellOf();
      const home = { role: 'HOME', params: {}, table: 'default' } as unknown as RouteMatch;
      shell.open('menu');
      shell.onRouteChange(
        new Set(routeChangeEffects({ from: home, to: home, layout, hash: searchMarker, isGuest: true })),
      );
      expect(shell.isOpen('menu')).toBe(open);
    },
  );
});
