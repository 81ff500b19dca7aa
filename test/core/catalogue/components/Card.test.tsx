import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { Card } from '../../../../core/catalogue/components/Card';
import { rowLook, type Content } from '../../../../core/sdk';
import { cardFixture, film, hoverCard, item, rest } from './cardFixture';

afterEach(cleanup);

describe('the content of a card', () => {
  test('HOM-051 HOM-053 HOM-055 title, length, picture and progress', async () => {
    const { container } = await cardFixture().draw(
      <Card content={{ ...film, watchProgress: 1500 }} shape="default" />,
    );
    expect(screen.getByRole('link')).toHaveTextContent(/The Ferry.*1 hr 40 min/);
    expect(container.querySelector('img')).toHaveAttribute('src', film.thumbnailUrl);
    expect(container.querySelector('[style*="25%"]')).not.toBeNull();
  });

  test('HOM-053 ENT-030 without titles the card keeps its accessible name', async () => {
    await cardFixture({ settings: { showTitles: false } }).draw(<Card content={film} shape="default" />);
    expect(screen.queryByText('The Ferry')).toBeNull();
    expect(screen.getByRole('link', { name: 'The Ferry' })).toBeInTheDocument();
  });

  test('HOM-055 HOM-073 a position stored on this device fills the bar too', async () => {
    const { container } = await cardFixture({ position: 3000 }).draw(<Card content={film} shape="default" />);
    expect(container.querySelector('[style*="50%"]')).not.toBeNull();
  });

  test.each([
    ['HOM-058', 'GRANTED_ON_SIGN_IN', 'Sign in to watch'],
    ['HOM-059', 'DENIED', 'Purchase'],
  ] as const)(
    '%s HOM-102 HOM-105 %s keeps title and picture, and shows "%s"',
    async (_id, accessLevel, label) => {
      const { container } = await cardFixture({ position: 3000 }).draw(
        <Card content={{ ...film, accessLevel }} shape="default" />,
      );
      expect(screen.getByRole('link')).toHaveTextContent(`The Ferry${label}`);
      expect(container.querySelector('img')).not.toBeNull();
      expect(container.querySelector('[style*="%"]')).toBeNull();
    },
  );

  test('HOM-060 a geoblocked card shows it and opens nothing', async () => {
    const runtime = cardFixture();
    await runtime.draw(<ul>{item({ ...film, accessLevel: 'GEOBLOCKED' })}</ul>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Not available here/)).toBeInTheDocument();
    await rest(runtime, screen.getByText('The Ferry'));
    expect(hoverCard()).toBeNull();
  });

  test('HOM-094 a card that must be bought shows its local price', async () => {
    const amounts: Content['amounts'] = [
      { amount: 1299, currency: 'USD', scale: 2, default: true, local: false, id: 'a', sku: 'a' },
      { amount: 999, currency: 'EUR', scale: 2, default: false, local: true, id: 'b', sku: 'b' },
    ];
    const { unmount } = await cardFixture().draw(
      <Card content={{ ...film, accessLevel: 'DENIED', amounts }} shape="default" />,
    );
    expect(screen.getByText(/€9\.99/)).toBeInTheDocument();
    unmount();
    await cardFixture().draw(<Card content={{ ...film, amounts }} shape="default" />);
    expect(screen.queryByText(/€/)).toBeNull();
  });

  test('HOM-048 HOM-054 HOM-101 the badge turns live when the start passes; before that the card shows it', async () => {
    const runtime = cardFixture();
    const start = runtime.runtime.clock.now() + 60_000;
    await runtime.draw(
      <Card
        content={{ ...film, type: 'LIVE', displayLiveBadge: true, eventSchedule: { startDate: start } }}
        shape="default"
      />,
    );
    expect(screen.getByText('Upcoming')).toBeInTheDocument();
    expect(screen.getByText(/Nov 21/)).toBeInTheDocument();
    await act(async () => runtime.runtime.clock.pass(61_000));
    expect(screen.getByText('Live')).toBeInTheDocument();
  });

  test('HOM-049 pictures load when they come near the window, but those of the first screen at once', async () => {
    const { container } = await cardFixture().draw(
      <>
        <Card content={film} shape="default" />
        <Card content={{ ...film, id: 'f2' }} shape="default" eager />
      </>,
    );
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'lazy',
      'eager',
    ]);
  });

  test('HOM-050 a missing or failing picture is replaced by the fallback', async () => {
    const { container } = await cardFixture().draw(<Card content={film} shape="default" />);
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/fallback.webp');
  });

  test('HOM-011 a poster card shows the poster', async () => {
    const { container } = await cardFixture().draw(
      <Card content={{ ...film, posterUrl: 'https://img.example/p.webp' }} shape="poster" />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/p.webp');
  });

  test.each([
    ['HOM-015 hidden', { hideMetadata: true }, 'The Ferry'],
    ['HOM-016 compact', { metadataDisplayMode: 'compact' }, 'The Ferry'],
    ['HOM-016 regular', {}, 'The Ferry1 hr 40 min'],
    ['HOM-016 detailed', { metadataDisplayMode: 'detailed' }, 'The Ferry1 hr 40 min · 2017 · Drama'],
  ])('%s metadata', async (_mode, presentation, text) => {
    await cardFixture().draw(
      <Card
        content={{ ...film, year: 2017, genres: ['Drama'] }}
        shape="default"
        look={rowLook(presentation)}
      />,
    );
    expect(screen.getByRole('link').textContent).toBe(text);
  });

  test('HOM-014 HOM-018 a row’s alignment and card background reach its cards', async () => {
    const { container } = await cardFixture().draw(
      <Card
        content={film}
        shape="default"
        look={rowLook({ textAlignment: 'center', cardBackground: '#123456' })}
      />,
    );
    const card = container.querySelector('[data-align="center"][data-filled]');
    expect(card).toHaveStyle({ '--card-tint': '#123456' });
  });

  test('ENT-025 a card with only an id, a title and a type is drawn', async () => {
    await cardFixture().draw(
      <Card
        content={{
          id: '1',
          title: 'Bare',
          type: 'VOD',
          accessLevel: null,
          thumbnailUrl: null,
          duration: null,
          eventSchedule: null,
        }}
        shape="default"
      />,
    );
    expect(screen.getByText('Bare')).toBeInTheDocument();
  });
});

test('HOM-074 a card that expands in place exposes its expanded state, and stays a link for another tab', async () => {
  const opened: boolean[] = [];
  await cardFixture().draw(
    <Card
      content={{ ...film, type: 'PLAYLIST' }}
      shape="default"
      onOpen={(open) => opened.push(open)}
      opened={false}
    />,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('aria-expanded', 'false');
  expect(link).toHaveAttribute('href', '/video/f1');
  await userEvent.click(link);
  expect(opened).toEqual([true]);
});
