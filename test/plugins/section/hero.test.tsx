import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useEffect, useState } from 'react';
import manifest from '../../../plugins/section/hero/plugin.json';
import activate, { Hero } from '../../../plugins/section/hero/section';
import {
  backgroundPicture,
  heroPlayer,
  type Content,
  type HeroPlayerProps,
  type Row,
  type Token,
} from '../../../core/sdk';
import { describeSection, fakeContext, FakeRow, renderInRuntime, type FakeRuntime } from 'proscenium/kit';

describeSection('section/hero, one film', { manifest, activate, options: { variant: 'feature' } });
describeSection('section/hero, the tale of the tape', { manifest, activate, options: { variant: 'bout' } });
describeSection('section/hero, now and next', { manifest, activate, options: { variant: 'channel' } });

afterEach(cleanup);

const film: Content = {
  id: 'f',
  title: 'The Ferry',
  type: 'VOD',
  accessLevel: 'GRANTED',
  duration: 6000,
  year: 2017,
  countryOfOrigin: 'Turkey',
  genres: ['Drama'],
  tagline: 'Water.',
  heroUrl: 'https://img.example/h.webp',
};

async function draw(
  presentation: Row['presentation'],
  arrange: (runtime: FakeRuntime) => void = () => undefined,
  variant: 'feature' | 'channel' = 'feature',
) {
  const { runtime } = fakeContext({ options: {} });
  arrange(runtime);
  const row = new FakeRow([film]);
  row.presentation = presentation;
  const rendered = await renderInRuntime(<Hero row={row} first variant={variant} />, { runtime });
  return { runtime, ...rendered, hero: () => screen.getByRole('region', { name: 'Highlights' }) };
}
const moving = (animationType: 'VIDEO' | 'AUDIO_VIDEO' | 'NONE') => ({ background: { animationType } });

test('HOM-025 the background is animated as its row sets', async () => {
  await draw(moving('AUDIO_VIDEO'));
  expect(screen.getByRole('button', { name: 'Moves: The Ferry' })).toHaveAttribute(
    'data-animation',
    'AUDIO_VIDEO',
  );
});

test('HOM-025 without an animation the still is shown', async () => {
  const { container } = await draw(moving('NONE'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('src', film.heroUrl);
});

test('HOM-028 HOM-029 the text hides while the video plays, and returns with pointer or focus', async () => {
  const { hero } = await draw(moving('VIDEO'));
  const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Moves: The Ferry' }));
  leave();
  expect(hero()).toHaveAttribute('data-quiet');
  fireEvent.pointerEnter(hero());
  expect(hero()).not.toHaveAttribute('data-quiet');
  fireEvent.pointerLeave(hero());
  leave();
  expect(hero()).toHaveAttribute('data-quiet');
  await userEvent.tab();
  expect(hero()).not.toHaveAttribute('data-quiet');
});

test('LOC-012 in Arabic a record keeps its order, and a sentence of another language its full stop', async () => {
  const { runtime } = fakeContext({ options: {} });
  const corner = (name: string, wins: number) => ({ name, record: { wins, losses: 2, draws: 0 } });
  const bout = {
    ...film,
    tagline: 'The tide goes out.',
    bout: { red: corner('Dario Vance', 21), blue: corner('Ousmane Thiandoum', 19) },
  } as Content;
  await renderInRuntime(<Hero row={new FakeRow([bout])} first variant="bout" />, { runtime, locale: 'ar' });
  const [red, blue] = screen.getAllByRole('cell').map((cell) => cell.firstElementChild);
  expect(red).toHaveTextContent('21–2–0');
  expect(blue).toHaveTextContent('19–2–0');
  for (const record of [red, blue]) expect(record).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('The tide goes out.').tagName).toBe('BDI');
});

test('ROU-113 on return it shows the slide that the viewer had selected', async () => {
  const { runtime } = fakeContext({ options: {} });
  const row = new FakeRow([film, { ...film, id: 'g', title: 'The Garden' }]);
  const page = <Hero row={row} first variant="feature" />;
  await renderInRuntime(page, { runtime });
  await userEvent.click(screen.getByRole('button', { name: 'The Garden' }));
  cleanup();
  await renderInRuntime(page, { runtime });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Garden');
});

describe('HOM-027 a player in the hero’s place', () => {
  /** Shows its props; a press puts it in the hero's place, another removes it. */
  function FakePlayer({ content, Heading, onShown }: HeroPlayerProps) {
    const [shown, setShown] = useState(false);
    useEffect(() => onShown(shown), [shown, onShown]);
    return (
      <button data-heading={Heading} onClick={() => setShown(!shown)}>
        {`Player: ${content.title}`}
      </button>
    );
  }
  const asking = async (
    content: Content,
    { first = true, row = new FakeRow([content]) }: { readonly first?: boolean; readonly row?: FakeRow } = {},
  ) => {
    const { runtime } = fakeContext({ options: {} });
    const service = <T,>(token: Token<T>): T =>
      token.key === heroPlayer.key ? (FakePlayer as T) : runtime.service(token);
    return renderInRuntime(<Hero row={row} first={first} variant="feature" />, {
      runtime: { ...runtime, service },
    });
  };
  const player = () => screen.queryByRole('button', { name: 'Player: The Ferry' });

  test('is rendered next to the hero until it is shown; then the hero is inert, and restored when it is removed', async () => {
    await asking(film);
    expect(player()).toHaveAttribute('data-heading', 'h1');
    const words = screen.getByRole('heading', { level: 1, name: 'The Ferry' }).closest('[inert]');
    expect(words).toBeNull();
    await userEvent.click(player() as HTMLElement);
    expect(screen.getByText('The Ferry').closest('[inert]')).not.toBeNull();
    await userEvent.click(player() as HTMLElement);
    expect(screen.getByText('The Ferry').closest('[inert]')).toBeNull();
  });

  test.each(['DENIED', 'GRANTED_ON_SIGN_IN', 'GEOBLOCKED'] as const)(
    'needs access: %s has none',
    async (accessLevel) => {
      await asking({ ...film, accessLevel });
      expect(player()).toBeNull();
    },
  );

  test('is only at the head of the page', async () => {
    await asking(film, { first: false });
    expect(player()).toBeNull();
  });

  test('replaces a moving background', async () => {
    const row = new FakeRow([film]);
    row.presentation = moving('VIDEO');
    await asking(film, { row });
    expect(player()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Moves: The Ferry' })).toBeNull();
  });

  test('is absent where the realm does not enable it', async () => {
    await draw({});
    expect(player()).toBeNull();
  });
});

test('RLM-077 HOM-031 HOM-028 the picture is chosen anew once a resize has settled for 200 ms', async () => {
  let width = 820;
  const { runtime } = fakeContext({ options: {} });
  const service = <T,>(token: Token<T>): T =>
    token.key === backgroundPicture.key
      ? (((address: string) => `${address}?width=${width}`) as T)
      : runtime.service(token);
  const { container } = await renderInRuntime(<Hero row={new FakeRow([film])} first variant="feature" />, {
    runtime: { ...runtime, service },
  });
  const shown = () => container.querySelector('img')?.getAttribute('src');
  expect(shown()).toBe(`${film.heroUrl}?width=820`);
  width = 1080;
  fireEvent(window, new Event('resize'));
  await act(async () => runtime.clock.pass(199));
  expect(shown()).toBe(`${film.heroUrl}?width=820`);
  await act(async () => runtime.clock.pass(1));
  expect(shown()).toBe(`${film.heroUrl}?width=1080`);
});

test.each([
  ['HOM-015 hidden', { hideMetadata: true }, null],
  ['HOM-016 regular', {}, 'Turkey · 2017 · 1 hr 40 min · Drama'],
  ['HOM-016 compact', { metadataDisplayMode: 'compact' }, '2017 · 1 hr 40 min'],
])('%s metadata', async (_mode, presentation, text) => {
  await draw(presentation);
  expect(screen.queryByText(/1 hr 40 min/)?.textContent ?? null).toBe(text);
});

test('HOM-010 HOM-014 HOM-017 HOM-018 type, alignment, background and text of the row', async () => {
  const { hero, container } = await draw({
    rowType: 'inline',
    textAlignment: 'center',
    contentDescription: 'Our pick.',
    background: { imageUrl: 'https://img.example/b.webp', gradient: { top: '#000000' } },
  });
  expect(hero()).toHaveAttribute('data-type', 'inline');
  expect(hero()).toHaveAttribute('data-align', 'center');
  expect(screen.getByText('Our pick.')).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/b.webp');
  expect(container.querySelector('[style*="linear-gradient"]')).not.toBeNull();
});

test('HOM-020 its call to action is labelled watchNow unless the row sets another', async () => {
  await draw({ primaryCta: { ctaText: null, link: { kind: 'event', type: 'VOD', id: '4' } } });
  expect(screen.getByRole('link', { name: 'Watch now' })).toHaveAttribute('href', '/purchase');
});

test('a channel shows the picture of its programme, and of the next one when that begins', async () => {
  const { context, runtime } = fakeContext({ options: { variant: 'channel' as const } });
  const begin = runtime.clock.now();
  const minute = 60_000;
  const programme = (title: string, startDate: number) => ({
    title,
    startDate,
    endDate: startDate + minute,
    thumbnailUrl: `https://img.example/${title}.webp`,
  });
  const channel: Content = {
    ...film,
    programmingInfo: {
      currentProgramme: programme('News', begin),
      nextProgramme: programme('Weather', begin + minute),
    },
  };
  const { View, pictures } = activate(context);
  const props = { row: new FakeRow([channel]), options: {}, position: 0 };
  const { container } = await renderInRuntime(<View {...props} />, { runtime });
  const shown = () => container.querySelector('img')?.getAttribute('src');
  // The host writes these as preload links.
  const preloaded = () => pictures?.(props).map(({ src }) => src);
  expect([screen.getByRole('heading').textContent, shown(), preloaded()]).toEqual([
    'News',
    'https://img.example/News.webp',
    ['https://img.example/News.webp'],
  ]);
  // Views look at the clock on the full minute.
  await act(async () => runtime.clock.pass(minute - (begin % minute)));
  await act(async () => runtime.clock.pass(minute));
  expect([screen.getByRole('heading').textContent, shown()]).toEqual([
    'Weather',
    'https://img.example/Weather.webp',
  ]);
});
