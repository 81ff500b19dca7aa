/** Watching a video: start, controls, captions, and resuming. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { chunkOf } from './support/build';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { plays, video } from './support/playing';
import { everyView, noor, ringside } from './support/realms';
import { text } from './support/texts';

const player = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^${text('en', 'playerRegion').split('{')[0]}`) });

/** Clicks a control. Focus keeps the controls from hiding: hidden ones let clicks through to the video. */
async function press(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name: text('en', name), exact: true });
  await page.mouse.move(500, 150);
  await control.focus();
  await control.click();
}

const free = `/video/${ringside.free}`;

test('the library that plays is compiled while it arrives: its code is not within a function called later', () => {
  const file = chunkOf('proscenium-library:shaka-player/dist/shaka-player.compiled-es2021.js');
  const code = readFileSync(path.join(stack.workshopRoot, 'dist/assets', file), 'utf8');
  expect(code.slice(0, 200)).toMatch(/^(?:import"[^"]*";)?var \w+=\{\},\w+="u">typeof window/);
});

describe('a free video', () => {
  for (const { realm, width } of everyView)
    journey(`PLY-031, PLY-065 ${realm.id} on a ${width} plays it, over HLS`, async ({ open }) => {
      const page = await open(realm, { width, path: null });
      const manifests: string[] = [];
      page.on('request', (request) => {
        if (/\.(m3u8|mpd)(\?|$)/.test(request.url())) manifests.push(new URL(request.url()).pathname);
      });
      await page.goto(addressOf(realm.id, `/video/${realm.free}`));
      await plays(page);
      expect(manifests.some((path) => path.endsWith('master.m3u8'))).toBe(true);
      expect(manifests.some((path) => path.endsWith('.mpd'))).toBe(false);
      expect(await page.getByRole('banner').count()).toBe(0);
      await page.getByRole('heading', { level: 1 }).waitFor();
    });

  journey('PLY-065 plays over DASH where the platform offers only that', async ({ open }) => {
    const page = await open(ringside, { path: null });
    const manifests: string[] = [];
    page.on('request', (request) => {
      if (/\.(m3u8|mpd)(\?|$)/.test(request.url())) manifests.push(new URL(request.url()).pathname);
    });
    await page.route('**/api/v5/manifest/video/*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      const body = (await response.json()) as { streams: { protocol: string }[] };
      return route.fulfill({
        response,
        json: { ...body, streams: body.streams.filter(({ protocol }) => protocol !== 'HLS') },
      });
    });
    await page.goto(addressOf('ringside', free));
    await plays(page);
    expect(manifests.length).toBeGreaterThan(0);
    expect(manifests.every((path) => path.endsWith('.mpd'))).toBe(true);
  });

  journey('the card of a row opens it, and back returns home', async ({ open }) => {
    const page = await open(ringside);
    await frame(page, ringside).cards.first().waitFor();
    const card = page.locator(`main section ul a[href^="${free}"]`).first();
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await page.waitForURL((url) => url.pathname.startsWith(free));
    await plays(page, 0.3);
    await page.mouse.move(600, 300);
    await page
      .getByRole('button', { name: text('en', 'goBack') })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    await frame(page, ringside).cards.first().waitFor();
    expect(await page.locator('video').count()).toBe(0);
  });

  journey('ROU-100 a wrong or missing slug still opens it', async ({ open }) => {
    const page = await open(ringside, { path: `${free}/something-else` });
    await page.getByRole('heading', { level: 1, name: 'Korhonen v Nair-Collins' }).waitFor();
  });
});

describe('the controls', () => {
  journey('keys: space, arrows, m, f, and digits', async ({ open }) => {
    const page = await open(ringside, { path: free });
    await plays(page, 0.3);
    await player(page)
      .focus()
      .catch(() => undefined);
    await page.keyboard.press(' ');
    await eventually(async () => (await video(page)).paused, true);
    const { time } = await video(page);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (before) => (document.querySelector('video')?.currentTime ?? 0) >= before + 8,
      time,
    );
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(
      (before) => (document.querySelector('video')?.currentTime ?? 99) < before + 3,
      time,
    );
    const { muted } = await video(page);
    await page.keyboard.press('m');
    await eventually(async () => (await video(page)).muted, !muted);
    await page.keyboard.press('5');
    await page.waitForFunction(() => {
      const { currentTime = 0, duration = 0 } = document.querySelector('video') ?? {};
      return Math.abs(currentTime - duration / 2) < 1.5;
    });
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement === null);
    await page.keyboard.press(' ');
    await eventually(async () => (await video(page)).paused, false);
  });

  journey('buttons: pause and play by mouse; the time line is a slider that keys move', async ({ open }) => {
    const page = await open(ringside, { path: free });
    await plays(page, 0.3);
    await press(page, 'playerPause');
    await eventually(async () => (await video(page)).paused, true);
    const line = page.getByRole('slider', { name: text('en', 'playerTimeline') });
    const before = Number(await line.getAttribute('aria-valuenow'));
    expect(Number(await line.getAttribute('aria-valuemax'))).toBe(33 * 60);
    await eventually(
      () => line.getAttribute('aria-valuetext'),
      expect.stringMatching(/seconds? of 33 minutes/),
    );
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(async () => Number(await line.getAttribute('aria-valuenow')) > before, true);
    await page.getByRole('button', { name: text('en', 'playerPlay'), exact: true }).click();
    await eventually(async () => (await video(page)).paused, false);
  });

  journey('LOC-012 the time line runs from left to right in Arabic as well', async ({ open }) => {
    const page = await open(noor, { path: `/video/${noor.free}` });
    await plays(page, 0.3);
    await page.mouse.move(500, 300);
    await page.keyboard.press(' ');
    await eventually(async () => (await video(page)).paused, true);
    const { time } = await video(page);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (before) => (document.querySelector('video')?.currentTime ?? 0) > before + 5,
      time,
    );
    await eventually(
      () =>
        page
          .getByRole('slider', { name: text('ar', 'playerTimeline') })
          .evaluate((line) => getComputedStyle(line).direction),
      'ltr',
    );
  });

  journey(
    'PLY-067 captions: selected in the menu they are shown, and can be switched off',
    async ({ open }) => {
      const page = await open(ringside, { path: free });
      await plays(page, 0.3);
      await page.mouse.move(500, 300);
      await page.keyboard.press('k');
      // By keyboard, since focus prevents the controls from hiding, however slow the machine is.
      await page.getByRole('button', { name: text('en', 'playerSubtitles') }).press('Enter');
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await page.keyboard.press('Escape');
      const showing = () =>
        page
          .locator('video')
          .evaluate((element: HTMLVideoElement) =>
            [...element.textTracks].some(({ mode, cues }) => mode === 'showing' && (cues?.length ?? 0) > 0),
          );
      const drawn = () =>
        page
          .locator('.shaka-text-container')
          .evaluateAll((containers) =>
            containers.some(({ textContent }) => (textContent ?? '').trim() !== ''),
          );
      await page.keyboard.press('k');
      await eventually(async () => (await showing()) || (await drawn()), true);
      await page.mouse.move(520, 320);
      // By keyboard, since focus prevents the controls from hiding, however slow the machine is.
      await page.getByRole('button', { name: text('en', 'playerSubtitles') }).press('Enter');
      await page.getByRole('menuitemradio', { name: text('en', 'playerSubtitlesOff') }).click();
      await eventually(async () => (await showing()) || (await drawn()), false);
    },
  );

  for (const width of ['phone', 'desktop'] as const)
    journey(
      `have no accessibility violation on a ${width}, paused with visible controls`,
      async ({ open }) => {
        const page = await open(ringside, { path: free, width, reducedMotion: true });
        await plays(page, 0.3);
        await page.keyboard.press(' ');
        await eventually(async () => (await video(page)).paused, true);
        await page.getByRole('slider', { name: text('en', 'playerTimeline') }).waitFor();
        await axe(page);
      },
    );
});

describe('resuming and continuing', () => {
  journey(
    'PLY-047, PLY-070 after the credits the next episode is offered and opens within its season',
    async ({ open }) => {
      const page = await open(ringside, {
        path: '/video/rs-301?seasonId=long-camp-1&progress=2860',
        reducedMotion: true,
      });
      await page.getByRole('button', { name: text('en', 'skipCredits') }).press('Enter');
      await page.getByRole('button', { name: text('en', 'nextUpStay') }).press('Enter');
      await axe(page);
      await page.getByRole('button', { name: text('en', 'nextUpPlay') }).press('Enter');
      await page.waitForURL(
        (url) =>
          url.pathname.startsWith('/video/rs-302') && url.searchParams.get('seasonId') === 'long-camp-1',
      );
    },
  );

  journey('PLY-042 playback starts at the position in the URL', async ({ open }) => {
    const page = await open(ringside, { path: `${free}?progress=14` });
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 14);
    expect((await video(page)).time).toBeLessThan(20);
  });

  // Chromium's cache in memory truncates parts of a file that it has not stored as a whole.
  journey('a video plays again from what the browser has cached', async ({ open }) => {
    const page = await open(noor, { path: null });
    for (let visit = 1; visit <= 3; visit += 1) {
      await page.goto(addressOf('noor', `/video/${noor.free}`));
      await plays(page);
      // Otherwise the next visit would resume, and ask for other parts.
      await page.evaluate(() => localStorage.clear());
    }
  });

  journey('playback resumes at the position where the viewer left', async ({ open }) => {
    const page = await open(ringside, { path: free });
    await plays(page, 0.3);
    await page.keyboard.press('5');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 990);
    await page.keyboard.press(' ');
    const { time } = await video(page);
    await page.mouse.move(600, 300);
    await page
      .getByRole('button', { name: text('en', 'goBack') })
      .first()
      .click();
    await frame(page, ringside).cards.first().waitFor();
    await page.goto(addressOf('ringside', free));
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await page.waitForFunction(
      (at) => (document.querySelector('video')?.currentTime ?? 0) >= Math.floor(at),
      time,
    );
    expect((await video(page)).time).toBeLessThan(time + 8);
  });
});

describe('the side panel', () => {
  const box = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

  journey(
    'PLY-016, PLY-046, PLY-072 the current list and the chapters are tabs next to the film and persist',
    async ({ open }) => {
      const page = await open(ringside, { path: '/video/rs-301?seasonId=long-camp-1', reducedMotion: true });
      const tab = (name: string) => page.getByRole('tab', { name: text('en', name) });
      await page
        .getByRole('link', { name: /Counting in Finnish/i })
        .first()
        .waitFor();
      const [film, beside] = [await box(page, 'section:has(video)'), await box(page, '[data-side]')];
      expect(beside.left).toBeGreaterThanOrEqual(film.right - 1);
      expect(Math.abs(beside.height - film.height)).toBeLessThan(2);
      await plays(page);
      await axe(page);
      await tab('sidebarSeason').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page
        .getByRole('tabpanel', { name: text('en', 'sidebarChapters') })
        .getByRole('button')
        .last()
        .click();
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 5);
      await page.getByRole('button', { name: text('en', 'sidebarClose') }).press('Enter');
      await eventually(async () => (await box(page, 'section:has(video)')).width > film.width, true);
      await page.reload({ waitUntil: 'commit' });
      await tab('sidebarChapters').waitFor();
      expect(await page.getByRole('tabpanel').count()).toBe(0);
    },
  );

  journey('PLY-046 on a right-to-left page it is on the left of the film', async ({ open }) => {
    const page = await open(noor, { path: `/video/${noor.free}` });
    await page.getByRole('tab').first().waitFor();
    const [film, beside] = [await box(page, 'section:has(video)'), await box(page, '[data-side]')];
    expect(beside.right).toBeLessThanOrEqual(film.left + 1);
  });
});
