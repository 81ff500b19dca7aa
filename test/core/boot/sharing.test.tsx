/** Links that the composed product copies or hands to the browser's share sheet. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { compose, composedTests, platform, type Composed, type ComposeOptions } from './composed';

composedTests();

const paging = { moreDataAvailable: false };
const film = { id: '1', title: 'One', type: 'VOD', accessLevel: 'GRANTED', duration: 600 };
const playlist = (sharing: object = {}): object => ({
  id: '9',
  title: 'Best of',
  videos: { vods: [film], page: 1, totalPages: 1, totalResults: 1 },
  socialSharingDetail: sharing,
});

interface Sharing {
  readonly site: Composed;
  readonly user: UserEvent;
  /** Links that were copied, and those that the share sheet was given. */
  readonly copied: string[];
  readonly sheet: string[];
}

interface Given extends Pick<ComposeOptions, 'locale'> {
  /** Undefined where the browser has none. */
  readonly clipboard?: 'works' | 'refuses' | undefined;
  readonly sheet?: 'works' | 'dismissed' | undefined;
  readonly options?: object;
}

/** A page of a realm that allows sharing, in a browser with these abilities. */
async function opened(at: string, given: Given = { clipboard: 'works' }): Promise<Sharing> {
  const [copied, sheet]: [string[], string[]] = [[], []];
  const user = userEvent.setup();
  const ability = (name: 'clipboard' | 'share', value: unknown): void =>
    void Object.defineProperty(navigator, name, { value, configurable: true });
  ability(
    'clipboard',
    given.clipboard && {
      writeText: async (text: string) => {
        if (given.clipboard === 'refuses') throw new DOMException('No permission.', 'NotAllowedError');
        copied.push(text);
      },
    },
  );
  ability(
    'share',
    given.sheet &&
      (async ({ url }: ShareData) => {
        if (given.sheet === 'dismissed') throw new DOMException('Dismissed.', 'AbortError');
        sheet.push(url ?? '');
      }),
  );
  const site = await compose({
    at,
    ...(given.locale === undefined ? {} : { locale: given.locale }),
    change: (document) => {
      delete document['pages'];
      Object.assign(document['settings'] as object, { socialSharingStatus: 'ENABLED' });
      Object.assign(document['plugins'] as object, { 'action/share': given.options ?? {} });
    },
  });
  await site.draw();
  return { site, user, copied, sheet };
}

/** The page of a playlist; the title of its Share button depends on the locale. */
async function openedPlaylist(sharing: object, at = '/playlist/9/best-of', given?: Given): Promise<Sharing> {
  platform().persist().get('/api/v2/vod/playlist/9').query(true).reply(200, playlist(sharing));
  const page = await opened(at, given);
  await screen.findByRole('heading', { level: 1, name: 'Best of' });
  return page;
}
const share = async ({ user }: Sharing): Promise<void> =>
  user.click(await screen.findByRole('button', { name: /^(Share|Compartir|Compartilhar)$/ }));

const utm = { trackingConfiguration: [{ name: 'utm_source', value: 'share' }] };

describe('CAT-070 ANA-008 the link', () => {
  test.each([
    [
      'is the platform’s with its path and tracking',
      { universalLink: 'https://go.example/app{path}', ...utm },
      'https://go.example/app/playlist/9/best-of?utm_source=share',
    ],
    [
      'has the path encoded in a query',
      { universalLink: 'https://go.example/?to={path}' },
      'https://go.example/?to=%2Fplaylist%2F9%2Fbest-of',
    ],
    [
      'is the address without private keys where the platform has none',
      utm,
      'http://localhost/playlist/9/best-of?sort=new&utm_source=share',
    ],
    [
      'is the address where the platform’s is no web address',
      { universalLink: 'javascript:alert(1)//{path}' },
      'http://localhost/playlist/9/best-of?sort=new',
    ],
  ])('%s', async (_, sharing, expected) => {
    const page = await openedPlaylist(sharing, '/playlist/9/best-of?from=%2Fhome&sort=new&progress=61#x');
    await share(page);
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(page.copied).toEqual([expected]);
  });

  test('ANA-008 has the parameters of the card and those of the list that is shared', async () => {
    const list = { id: '9', title: 'Best of', type: 'PLAYLIST', accessLevel: 'GRANTED' };
    const card = { ...list, trackingParameters: [{ name: 'campaign', value: 'spring & autumn' }] };
    const bucket = { bucketId: 'b', exid: 'b', name: 'Row', type: 'VOD_PLAYLIST', rowTypeData: {}, paging };
    platform()
      .persist()
      .get('/api/v4/content/home')
      .query(true)
      .reply(200, { sectionId: 'home', heroes: [], buckets: [{ ...bucket, contentList: [card] }], paging });
    platform().persist().get('/api/v2/vod/playlist/9').query(true).reply(200, playlist(utm));
    const page = await opened('/home');
    await page.user.click(await screen.findByRole('link', { name: /Best of/ }));
    const region = within(await screen.findByRole('region', { name: 'Best of' }));
    await region.findByText('One');
    await page.user.click(await region.findByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(page.copied).toEqual([
        'http://localhost/playlist/9/best-of?campaign=spring+%26+autumn&utm_source=share',
      ]),
    );
  });
});

test.each([
  ['film', '/video/1/one', '/api/v4/vod/1', '/video/1/one', film],
  [
    'live event',
    '/envivo/1/one',
    '/api/v4/event/1',
    '/live/1/one',
    { ...film, type: 'LIVE', duration: null },
  ],
])(
  'ROU-103 the link to a %s on a Spanish page has the path of the default table, without the viewer’s way back',
  async (_, own, call, path, content) => {
    // The simulated browser plays no media.
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    platform()
      .persist()
      .get(call)
      .query(true)
      .reply(200, { ...content, onlinePlayback: 'AVAILABLE' });
    const page = await opened(`${own}?from=%2Finicio&seasonId=5`, { clipboard: 'works', locale: 'es' });
    await share(page);
    await waitFor(() => expect(page.copied).toEqual([`http://localhost${path}?seasonId=5`]));
  },
);

describe('CAT-067 sharing', () => {
  const link = 'http://localhost/playlist/9/best-of';
  const tracked = ({ site }: Sharing): unknown[] =>
    site.tracked.filter(({ name }) => name === 'share').map((event) => event['way']);

  test.each([
    ['copies', { clipboard: 'works', sheet: 'works' }, 'copied'],
    ['uses the browser’s own where there is no clipboard', { sheet: 'works' }, 'shared'],
    ['uses the browser’s own where copying is refused', { clipboard: 'refuses', sheet: 'works' }, 'shared'],
    [
      'tries the browser’s own first in a realm that wants it',
      { clipboard: 'works', sheet: 'works', options: { first: 'native' } },
      'shared',
    ],
  ] as const)('%s', async (_, given, way) => {
    const page = await openedPlaylist({}, undefined, given);
    await share(page);
    await waitFor(() => expect(tracked(page)).toEqual([way]));
    expect([page.copied, page.sheet]).toEqual(way === 'copied' ? [[link], []] : [[], [link]]);
  });

  test('CAT-071 dismissing the browser’s own is no failure, and nothing was shared', async () => {
    const page = await openedPlaylist({}, undefined, { sheet: 'dismissed' });
    await share(page);
    await share(page);
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tracked(page)).toEqual([]);
  });
});
