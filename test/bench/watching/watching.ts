/**
 * The cost of playback: time to the first frame, memory, recovery from a lost network, and synchronisation of
 * browsers.
 */
import { chromium, type Browser } from 'playwright-core';
import { startSite, type RunningSite } from '../../../scripts/start/startSite';
import { launchBrowserServer } from '../../kit/browser';
import type { Row } from '../table';
import { measureFirstFrame } from './measureFirstFrame';
import { measureLiveHour } from './measureLiveHour';
import { measureMemory } from './measureMemory';
import { measureOffline } from './measureOffline';
import { measureTogether } from './measureTogether';

type Part = (site: RunningSite, browser: Browser, root: string) => Promise<readonly Row[]>;

const parts: Readonly<Record<string, Part>> = {
  frame: async (site, browser, root) => {
    const { site: ours, bare } = await measureFirstFrame(root, site, browser);
    return [
      {
        what: 'press on a card to first picture, against a bare player of the same stream',
        value: ours.picture / bare.picture,
        unit: '×',
        budget: 1.15,
      },
      { what: 'the same on the site', value: ours.picture, unit: 'ms' },
      { what: 'the bare player', value: bare.picture, unit: 'ms' },
      {
        what: 'press to the second picture, against the bare player',
        value: ours.motion / bare.motion,
        unit: '×',
      },
    ];
  },
  memory: async (site, browser) => {
    const { videos, mediaSources, growth } = await measureMemory(site, browser);
    return [
      { what: 'left behind by 30 players: video elements', value: videos, unit: '', budget: 0 },
      { what: 'left behind by 30 players: media sources', value: mediaSources, unit: '', budget: 0 },
      { what: 'heap after 30 more players, against before', value: growth, unit: '×', budget: 1.1 },
    ];
  },
  offline: async (site, browser) => [
    {
      what: 'channel offline for 20 s: from the network’s return to moving pictures',
      value: await measureOffline(site, browser),
      unit: 'ms',
      budget: 5000,
    },
  ],
  together: async (site, browser) => {
    const { apart, apartAfterSeek } = await measureTogether(site, browser);
    return [
      { what: 'three browsers of a room: furthest apart', value: apart, unit: 'ms', budget: 500 },
      {
        what: 'the same after the host went back half a minute',
        value: apartAfterSeek,
        unit: 'ms',
        budget: 500,
      },
    ];
  },
  /** Takes four minutes, so it only runs by name. */
  hour: async (site, browser) => {
    const { growth, halfway, shown } = await measureLiveHour(site, browser);
    return [
      {
        what: 'heap after an hour of a channel, against its fifth minute',
        value: growth,
        unit: '×',
        budget: 1.1,
      },
      { what: 'the same after half of it', value: halfway, unit: '×', budget: 1.1 },
      { what: 'that hour and what came before it', value: shown, unit: 's' },
    ];
  },
};

/** `names`: the measurements to run; default: all but the hour. */
export async function watching(root: string, names: readonly string[]): Promise<readonly Row[]> {
  const site = await startSite({
    root,
    port: 0,
    sandboxPort: 0,
    dataFolder: 'memory',
    onProblems: () => undefined,
  });
  const server = await launchBrowserServer(root);
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const rows: Row[] = [];
    for (const [name, measure] of Object.entries(parts)) {
      if (names.length === 0 ? name !== 'hour' : names.includes(name))
        rows.push(...(await measure(site, browser, root)));
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
    await site.stop();
  }
}
