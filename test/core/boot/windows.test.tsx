/** What the composed product draws at different window widths, and which image sizes it requests. */
import { screen, waitFor } from '@testing-library/react';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';
import { viewport } from './viewport';

composedTests();

const video = (id: string) => ({
  id,
  type: 'VOD',
  title: `Film ${id}`,
  accessLevel: 'GRANTED',
  duration: 600,
  description: 'What it is about.',
});

/** A window of this width, for media queries and for scripts. */
function windowOf(width: number): void {
  viewport(width, 900);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
}

describe('RLM-057 lists of content', () => {
  test.each([
    [1024, 'stand below one another', true],
    [1025, 'stand in a line', false],
  ])('in a window of %i px %s', async (width, _, downwards) => {
    windowOf(width);
    platform()
      .persist()
      .get('/api/v2/vod/playlist/p1')
      .query(true)
      .reply(200, {
        id: 'p1',
        title: 'Best of',
        videos: { vods: [video('v1'), video('v2')], page: 1, totalPages: 1, totalResults: 2 },
      });
    const site = await compose({ at: '/playlist/p1' });
    await site.draw();
    const link = await screen.findByRole('link', { name: /^Film v1/ });
    // A line of cards scrolls sideways; a vertical list shows each film's description.
    expect(link.closest('ul')?.hasAttribute('data-lines')).toBe(!downwards);
    expect(screen.queryAllByText('What it is about.')).toHaveLength(downwards ? 2 : 0);
  });
});

describe('RLM-057 the account', () => {
  test.each([
    [767, 'has its parts on pages of their own', 0],
    [768, 'has its parts beside their list', 1],
  ])('in a window of %i px %s', async (width, _, parts) => {
    windowOf(width);
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(200, { id: '7', name: 'Ada', email: 'ada@example.org', role: 'USER', isGuest: false });
    const site = await compose({ at: '/account', tab: browserProfile(signedIn()).tab() });
    await site.draw();
    await screen.findByRole('heading', { level: 1, name: 'Your account' });
    await screen.findByRole('link', { name: /Your details/ });
    await waitFor(() =>
      expect(document.querySelectorAll('section[aria-labelledby="account-part"]')).toHaveLength(parts),
    );
  });
});

/** A home page whose row has this presentation. */
async function home(rowTypeData: object) {
  const row = {
    bucketId: 'b1',
    exid: 'b1',
    name: 'Row',
    type: 'VOD',
    originalType: 'VOD',
    rowTypeData,
    contentList: [video('v1')],
    paging: { moreDataAvailable: false },
  };
  platform()
    .persist()
    .get('/api/v4/content/home')
    .query(true)
    .reply(200, {
      sectionId: 'home',
      title: 'Home',
      heroes: [],
      buckets: [row],
      paging: { moreDataAvailable: false },
    });
  const site = await compose({ at: '/home', change: (document) => void delete document['pages'] });
  await site.draw();
  await screen.findByRole('heading', { name: 'Row' });
  return () =>
    document.querySelector<HTMLElement>('[data-grounded]')?.style.getPropertyValue('--row-ground') ?? null;
}

test.each([
  [600, 820],
  [1024, 820],
  [1025, 1080],
  [1920, 1080],
])(
  'RLM-089 HOM-031 in a window of %i px the background of a row is requested %i px wide',
  async (width, asked) => {
    windowOf(width);
    const ground = await home({ background: { imageUrl: 'https://img.test/b.webp?width=1' } });
    expect(ground()).toContain(`url("https://img.test/b.webp?width=${asked}")`);
  },
);

test.each([
  ['that names no colors', {}, 'linear-gradient(to top, var(--color-ground), transparent 72%)'],
  [
    'that names one',
    { gradient: { left: '#ff0000' } },
    'linear-gradient(to right, #ff0000, transparent 72%)',
  ],
])(
  'RLM-050 HOM-019 over the background of a row %s is a gradient to transparent',
  async (_, background, gradient) => {
    const ground = await home({ background: { imageUrl: 'https://img.test/b.webp', ...background } });
    expect(ground()?.startsWith(gradient)).toBe(true);
  },
);

describe('ENT-032 RLM-100 SGN-110 the background of the sign-in page', () => {
  const drawn = async (address: (name: string) => string) => {
    const change = (document: Record<string, unknown>) =>
      void Object.assign(document['images'] as object, {
        signIn: { mobile: address('m'), desktop: address('d') },
      });
    const site = await compose({ at: '/login', change });
    await site.draw();
    await screen.findByRole('heading', { level: 1 });
    const picture = document.querySelector('picture img[fetchpriority="high"]')?.closest('picture');
    return [
      picture?.querySelector('source')?.getAttribute('srcset'),
      picture?.querySelector('img')?.getAttribute('src'),
      picture?.querySelector('source')?.media,
    ];
  };

  test('is requested in the width that the window needs, resized with AUTO', async () => {
    expect(await drawn((name) => `https://img.test/${name}.webp?width=1`)).toEqual([
      'https://img.test/d.webp?width=1080&resize=AUTO',
      'https://img.test/m.webp?width=820&resize=AUTO',
      '(min-width: 1025px)',
    ]);
  });

  test('keeps an address without a width, and its own resize method', async () => {
    expect(
      (
        await drawn((name) => `https://img.test/${name}.webp${name === 'd' ? '' : '?width=1&resize=CROP'}`)
      ).slice(0, 2),
    ).toEqual(['https://img.test/d.webp', 'https://img.test/m.webp?width=820&resize=CROP']);
  });
});
