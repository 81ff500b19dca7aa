import { cleanup, screen } from '@testing-library/react';
import { CardShelf } from '../../../../core/catalogue/components/CardShelf';
import type { Row } from '../../../../core/sdk';
import { FakeRow } from '../../../kit';
import { cardFixture, film } from './cardFixture';

afterEach(cleanup);

async function draw(presentation: Row['presentation'] = {}, lines: 1 | 2 = 1) {
  const row = new FakeRow([film, { ...film, id: 'f2', title: 'Two' }]);
  row.presentation = presentation;
  row.description = 'From the harbour.';
  return cardFixture().draw(
    <CardShelf row={row} itemSize="20rem" lines={lines}>
      {({ title }) => <p>{title}</p>}
    </CardShelf>,
  );
}
test('ROU-113 when its page is returned to, the row restores its scroll position', async () => {
  const runtime = cardFixture();
  const row = (
    <CardShelf row={new FakeRow([film])} itemSize="20rem">
      {({ title }) => <p>{title}</p>}
    </CardShelf>
  );
  await runtime.draw(row);
  screen.getByRole('list').scrollLeft = 240;
  cleanup();
  await runtime.draw(row);
  expect(screen.getByRole('list').scrollLeft).toBe(240);
});

const call = (ctaText: string | null) => ({
  ctaText,
  link: { kind: 'external' as const, url: 'https://tickets.example/' },
});

test('HOM-008 HOM-001 title and description are above the items', async () => {
  await draw();
  expect(screen.getByRole('region', { name: 'Tonight on the canvas' })).toHaveTextContent(
    'Tonight on the canvasFrom the harbour.The FerryTwo',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('HOM-013 HOM-021 its own calls to action, the primary first', async () => {
  await draw({ primaryCta: call('Tickets'), secondaryCta: call('More') });
  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual(['Tickets', 'More']);
  expect(screen.getByRole('link', { name: 'Tickets' })).toHaveAttribute('target', '_blank');
});

test.each(['featured', 'inline'] as const)(
  'HOM-010 HOM-020 a row that is %s has a call to action; its text is watchNow unless set otherwise',
  async (rowType) => {
    const { container, unmount } = await draw({ rowType, primaryCta: call(null) });
    expect(await screen.findByRole('link')).toHaveTextContent('Watch now');
    expect(container.querySelector(`[data-type="${rowType}"]`)).not.toBeNull();
    unmount();
    await draw({ rowType });
    expect(await screen.findByRole('link', { name: 'Watch now' })).toHaveAttribute('href', '/video/f1');
  },
);

test('HOM-010 HOM-020 a basic row needs none', async () => {
  await draw({ rowType: 'basic' });
  expect(screen.queryByRole('link')).toBeNull();
});

test('HOM-014 the heading is aligned as the row sets', async () => {
  const { container } = await draw({ textAlignment: 'center' });
  expect(container.querySelector('header')).toHaveAttribute('data-align', 'center');
});

test('HOM-017 HOM-019 picture and gradient are behind the row', async () => {
  const { container } = await draw({
    background: { imageUrl: 'https://img.example/b.webp', gradient: { top: '#000000' } },
  });
  const ground = container
    .querySelector<HTMLElement>('[data-grounded]')
    ?.style.getPropertyValue('--row-ground');
  expect(ground).toBe(
    'linear-gradient(to bottom, #000000, transparent 72%), url("https://img.example/b.webp")',
  );
});

test('HOM-009 HOM-087 two lines', async () => {
  const { container } = await draw({}, 2);
  expect(container.querySelector('ul')).toHaveAttribute('data-lines', '2');
});
