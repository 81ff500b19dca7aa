import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAutoObservable } from 'mobx';
import { Actions } from '../../../../core/catalogue/components/Actions';
import type { CardAction, Content, Favourites } from '../../../../core/sdk';
import { cardFixture, film } from './cardFixture';

afterEach(cleanup);

const names = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );

/** A store whose answers the test sets. */
class TestFavourites implements Favourites {
  flag = false;
  constructor(private readonly succeeds: boolean) {
    makeAutoObservable(this);
  }
  has(): boolean {
    return this.flag;
  }
  async toggle(): Promise<boolean> {
    this.flag = !this.flag;
    await Promise.resolve();
    if (!this.succeeds) this.set(!this.flag);
    return this.succeeds;
  }
  set(flag: boolean): void {
    this.flag = flag;
  }
}

const viewer = { id: 'v', isGuest: false, role: 'VIEWER', email: null, isChild: false };

test.each([
  ['NAV-081 play', {}, ['Watch now']],
  ['NAV-081 sign in', { accessLevel: 'GRANTED_ON_SIGN_IN' }, ['Sign in to watch']],
  ['NAV-081 purchase', { accessLevel: 'DENIED' }, ['Purchase']],
  ['NAV-080 trailer', { trailers: [{ id: 't', accessLevel: 'GRANTED' }] }, ['Watch now', 'Trailer']],
  ['HOM-060 nothing', { accessLevel: 'GEOBLOCKED' }, []],
] as [string, Partial<Content>, string[]][])('HOM-104 %s', async (_rule, given, expected) => {
  await cardFixture().draw(<Actions subject={{ content: { ...film, ...given } }} />);
  expect(names()).toEqual(expected);
});

test('NAV-081 started content can be restarted', async () => {
  await cardFixture({ position: 600 }).draw(<Actions subject={{ content: film }} />);
  expect(screen.getByRole('link', { name: 'From the beginning' })).toHaveAttribute(
    'href',
    '/video/f1?progress=0',
  );
});

test('NAV-080 the trailer knows which content it belongs to', async () => {
  await cardFixture().draw(
    <Actions subject={{ content: { ...film, trailers: [{ id: 't', accessLevel: 'GRANTED' }] } }} />,
  );
  expect(screen.getByRole('link', { name: 'Trailer' }).getAttribute('href')).toContain('trailerFrom=f1');
});

test('NAV-078 NAV-084 the favourite button of a signed-in viewer updates optimistically', async () => {
  const runtime = cardFixture({ favourites: new TestFavourites(true) });
  runtime.runtime.session.viewer = viewer;
  await runtime.draw(<Actions subject={{ content: film }} look="compact" />);
  const heart = screen.getByRole('button', { name: 'Favourite' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('NAV-084 a favourite that could not be saved is rolled back', async () => {
  const runtime = cardFixture({ favourites: new TestFavourites(false) });
  runtime.runtime.session.viewer = viewer;
  await runtime.draw(<Actions subject={{ content: film }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Favourite' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'false'),
  );
});

test('NAV-079 the caller hides the favourite button', async () => {
  const runtime = cardFixture();
  runtime.runtime.session.viewer = viewer;
  await runtime.draw(<Actions subject={{ content: film }} hide={['favourite']} />);
  expect(names()).toEqual(['Watch now']);
});

describe('actions of plugins', () => {
  const action =
    (text: string, offers = true) =>
    async () => ({
      default: (): CardAction => ({
        offers: () => offers,
        Action: ({ subject }) => <button>{`${text} ${subject.content.title}`}</button>,
      }),
    });

  test('NAV-076 share needs social sharing; a plugin with its own name shows wherever it is offered', async () => {
    const actions = {
      'card-action/share': action('Share'),
      'card-action/rate': action('Rate'),
      'card-action/gift': action('Gift', false),
    };
    const { unmount } = await cardFixture({ actions }).draw(<Actions subject={{ content: film }} />);
    await screen.findByRole('button', { name: 'Rate The Ferry' });
    expect(screen.queryByRole('button', { name: /Share|Gift/ })).toBeNull();
    unmount();
    await cardFixture({ actions, rules: { socialSharingStatus: 'ENABLED' } }).draw(
      <Actions subject={{ content: film }} />,
    );
    await screen.findByRole('button', { name: 'Share The Ferry' });
  });

  test('NAV-090 NAV-077 a watchlist action is hidden from guests', async () => {
    const actions = { 'card-action/watchlist': action('List') };
    const runtime = cardFixture({ actions, rules: { watchlistsEnabled: true } });
    const { unmount } = await runtime.draw(<Actions subject={{ content: film }} />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    runtime.runtime.session.viewer = viewer;
    await runtime.draw(<Actions subject={{ content: film }} hide={['favourite']} />);
    await screen.findByRole('button', { name: 'List The Ferry' });
  });

  test('NAV-083 ENT-007 an action gets the content with the page’s additional data', async () => {
    const seen: unknown[] = [];
    const actions = {
      'card-action/spy': async () => ({
        default: (): CardAction => ({
          offers: (subject) => seen.push(subject) > 0,
          Action: () => <button>Spy</button>,
        }),
      }),
    };
    const subject = {
      content: film,
      sharing: {
        universalLink: 'https://l.example{path}',
        trackingConfiguration: [{ name: 'utm', value: 'x' }],
      },
      tab: 'episodes',
    };
    await cardFixture({ actions }).draw(<Actions subject={subject} />);
    await screen.findByRole('button', { name: 'Spy' });
    expect(seen[0]).toEqual(subject);
  });

  test('one for other types of content is not even fetched', async () => {
    const fetched: string[] = [];
    const counted = (name: string) => async () => (fetched.push(name), action(name)());
    const actions = { 'card-action/together': counted('Together'), 'card-action/rate': counted('Rate') };
    const actionTypes = { together: ['LIVE', 'EPG'] };
    const { unmount } = await cardFixture({ actions, actionTypes }).draw(
      <Actions subject={{ content: film }} />,
    );
    await screen.findByRole('button', { name: 'Rate The Ferry' });
    expect(fetched).toEqual(['Rate']);
    unmount();
    await cardFixture({ actions, actionTypes }).draw(
      <Actions subject={{ content: { ...film, type: 'LIVE' } }} />,
    );
    await screen.findByRole('button', { name: 'Together The Ferry' });
  });

  test('one that cannot be loaded leaves the others alone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const actions = {
      'card-action/broken': () => Promise.reject(new Error('gone')),
      'card-action/rate': action('Rate'),
    };
    await cardFixture({ actions }).draw(<Actions subject={{ content: film }} />);
    await screen.findByRole('button', { name: 'Rate The Ferry' });
    expect(screen.getByRole('link', { name: 'Watch now' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
