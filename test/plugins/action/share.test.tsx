import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import activate from '../../../plugins/action/share/action';
import { shareOrCopy, type Device } from '../../../plugins/action/share/device';
import manifest from '../../../plugins/action/share/plugin.json';
import { SHARE_LABEL_RESET, type Content, type Sharing } from '../../../core/sdk';
import { shareLink } from '../../../plugins/action/share/shareLink';
import { describeCardAction, fakeContext, renderInRuntime } from 'proscenium/kit';

describeCardAction('action/share', { manifest, activate, options: { first: 'copy', moment: false } });

afterEach(cleanup);

const site = 'https://ringside.example';
type Row = readonly [
  string,
  {
    readonly sharing?: Sharing | null;
    readonly tracking?: Content['trackingParameters'];
    readonly current: string;
    readonly own?: string;
    readonly path: string | null;
  },
  string,
];
const links: readonly Row[] = [
  [
    'CAT-070 the universal link with its path',
    {
      sharing: { universalLink: 'https://go.example/app{path}' },
      current: '/home',
      path: '/video/4/the-bell',
    },
    'https://go.example/app/video/4/the-bell',
  ],
  [
    'CAT-070 a slash before the placeholder is not doubled',
    { sharing: { universalLink: 'https://go.example/{path}' }, current: '/home', path: '/video/4' },
    'https://go.example/video/4',
  ],
  [
    'CAT-070 in a query it is encoded',
    { sharing: { universalLink: 'https://go.example/?to={path}' }, current: '/home', path: '/video/4' },
    'https://go.example/?to=%2Fvideo%2F4',
  ],
  [
    'ANA-008 CAT-070 tracking parameters follow',
    {
      sharing: {
        universalLink: 'https://go.example{path}',
        trackingConfiguration: [{ name: 'utm_source', value: 'share' }],
      },
      current: '/home',
      path: '/video/4',
    },
    'https://go.example/video/4?utm_source=share',
  ],
  [
    'ANA-008 those of the content and those of the sharing are both appended',
    {
      sharing: {
        universalLink: 'https://go.example{path}?a=1',
        trackingConfiguration: [{ name: 'utm_source', value: 'share' }],
      },
      tracking: [{ name: 'campaign', value: 'spring & autumn' }],
      current: '/home',
      path: '/video/4',
    },
    'https://go.example/video/4?a=1&campaign=spring+%26+autumn&utm_source=share',
  ],
  [
    'ANA-008 also to a link without a template',
    { tracking: [{ name: 'campaign', value: 'spring' }], current: '/home', path: '/video/4' },
    `${site}/video/4?campaign=spring`,
  ],
  [
    'CAT-070 without one, the current address without what is private',
    { current: '/video/4?from=%2Fhome&progress=61&seasonId=9&token=x#t', path: '/video/4' },
    `${site}/video/4?seasonId=9`,
  ],
  [
    'CAT-070 a card shares its content, not the page it is on',
    { current: '/home?from=%2F', path: '/video/4?progress=3' },
    `${site}/video/4`,
  ],
  ['CAT-070 what leads nowhere shares the page', { current: '/home', path: null }, `${site}/home`],
  [
    'ROU-103 in another language the content has its default path, with the query of its page',
    {
      current: '/ver/4/la-campana?seasonId=9&from=%2Finicio',
      own: '/ver/4/la-campana',
      path: '/video/4/la-campana',
    },
    `${site}/video/4/la-campana?seasonId=9`,
  ],
  [
    'CAT-070 a template that makes no web address is left',
    { sharing: { universalLink: 'javascript:alert(1)//{path}' }, current: '/home', path: '/video/4' },
    `${site}/video/4`,
  ],
];
test.each(links)('%s', (_rule, { sharing = null, tracking = null, current, path, own = path }, expected) => {
  expect(shareLink({ sharing, tracking, current: new URL(current, site), own, path })).toBe(expected);
});

const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error('refused'));
const dismissed = () => Promise.reject(Object.assign(new Error('no'), { name: 'AbortError' }));
const outcomes: readonly (readonly [string, Device, 'copy' | 'native', string])[] = [
  ['CAT-067 copies', { copy: works, share: works }, 'copy', 'copied'],
  ['CAT-067 else native share', { copy: fails, share: works }, 'copy', 'shared'],
  ['CAT-067 where there is no clipboard', { copy: undefined, share: works }, 'copy', 'shared'],
  ['CAT-067 or the other way round', { copy: works, share: works }, 'native', 'shared'],
  ['CAT-071 a dismissed sheet is no failure', { copy: undefined, share: dismissed }, 'copy', 'dismissed'],
  ['CAT-069 neither works', { copy: fails, share: fails }, 'copy', 'failed'],
  ['CAT-069 there is neither', { copy: undefined, share: undefined }, 'copy', 'failed'],
];
test.each(outcomes)('%s', async (_rule, device, first, outcome) => {
  expect(await shareOrCopy(device, first, { title: 'The Bell', url: site })).toBe(outcome);
});

describe('the button', () => {
  const film: Content = {
    id: '4',
    title: 'The Bell',
    type: 'VOD',
    accessLevel: 'GRANTED_ON_SIGN_IN',
    watchProgress: 30,
  };
  const draw = async (clipboard: (text: string) => Promise<void>) => {
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: clipboard }, configurable: true });
    const { context, runtime } = fakeContext({ options: { first: 'copy' as const, moment: false } });
    const { Action } = activate(context);
    await renderInRuntime(<Action subject={{ content: film }} look="full" />, { runtime });
    return { user, runtime };
  };

  test('ERR-020 CAT-068 NAV-076 shows for two seconds that the link is copied', async () => {
    const copied: string[] = [];
    const { user, runtime } = await draw(async (text) => void copied.push(text));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('button', { name: 'Link copied' });
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    expect(copied).toEqual(['https://ringside.localhost/video/4']);
    await act(async () => runtime.clock.pass(SHARE_LABEL_RESET - 1));
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeInTheDocument();
    await act(async () => runtime.clock.pass(1));
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
    expect(runtime.events.map(({ name, properties }) => [name, properties['contentId']])).toEqual([
      ['share', '4'],
    ]);
  });

  test('ERR-020 ERR-028 CAT-069 a failure is announced, and its message disappears after two seconds too', async () => {
    const { user, runtime } = await draw(fails);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The link could not be shared.'));
    await act(async () => runtime.clock.pass(SHARE_LABEL_RESET));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
