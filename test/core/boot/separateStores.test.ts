/** Page state is split into stores: a change in one re-renders nothing that observes another. */
import { autorun } from 'mobx';
import { SectionStore } from '../../../core/catalogue/SectionStore';
import { LiveListStore } from '../../../core/live/LiveListStore';
import { PluginRegistry } from '../../../core/plugins/PluginRegistry';
import type { PlatformClient, PluginContext } from '../../../core/sdk';
import { MenuStore } from '../../../core/shell/MenuStore';
import { ShellStore } from '../../../core/pageKit/ShellStore';

const unreachable = { call: () => Promise.reject(new Error('down')) } as unknown as PlatformClient;
const nothing = (): undefined => undefined;
const section = () =>
  new SectionStore('home', {
    api: { section: () => Promise.reject(new Error('down')) } as never,
    sections: [],
    pages: {},
    localise: () => null,
    firstAnswer: nothing,
    report: nothing,
  });
const request = { point: 'analytics-sink', plugin: 'analytics/a', name: 'main' } as const;

function stores() {
  const menu = { layout: 'top' as const, items: [] };
  const plugins = [
    {
      id: 'analytics/a',
      title: 'a',
      options: {},
      contributes: { 'analytics-sink': [{ name: 'main' }] },
      scriptSources: [],
      storage: [],
    },
  ];
  const registry = new PluginRegistry(
    plugins,
    {},
    () => ({}) as PluginContext,
    { now: () => 0, after: () => nothing },
    nothing,
  );
  const hero = section();
  const rows = section();
  const liveNow = new LiveListStore(unreachable, nothing);
  const upcoming = new LiveListStore(unreachable, nothing);
  const shell = new ShellStore({ track: nothing });
  const menus = new MenuStore({ WEB: menu, 'MOBILE-WEB': menu }, unreachable, nothing);
  return {
    hero: { read: () => hero.state, change: () => hero.load() },
    rows: { read: () => rows.state, change: () => rows.load() },
    'live now': { read: () => liveNow.state, change: () => liveNow.load() },
    upcoming: { read: () => upcoming.state, change: () => upcoming.load() },
    'what is open': { read: () => shell.overlays.size, change: async () => shell.open('menu') },
    menus: { read: () => menus.menus, change: () => menus.refresh({ platform: 'WEB', locale: 'en' }) },
    plugins: {
      read: () => registry.states.get('analytics/a:analytics-sink/main'),
      change: async () => void registry.fail(request, 'load', null),
    },
  };
}

test.each(Object.keys(stores()) as (keyof ReturnType<typeof stores>)[])(
  'RLM-098 a change of %s re-renders nothing else',
  async (name) => {
    const all = stores();
    const woken: string[] = [];
    const ends = Object.entries(all).map(([store, { read }]) => {
      let first = true;
      return autorun(() => {
        read();
        if (!first) woken.push(store);
        first = false;
      });
    });
    await all[name].change();
    expect(woken.filter((store) => store !== name)).toEqual([]);
    if (name !== 'menus') expect(woken).toContain(name);
    for (const end of ends) end();
  },
);
