import { cleanup, screen } from '@testing-library/react';
import manifest from '../../../plugins/section/content-highlight/plugin.json';
import activate, { Highlight } from '../../../plugins/section/content-highlight/section';
import type { Content, Row } from '../../../core/sdk';
import { describeSection, fakeContext, FakeRow, renderInRuntime } from 'proscenium/kit';

describeSection('section/content-highlight', { manifest, activate, options: {} });

afterEach(cleanup);

const film: Content = {
  id: 'f',
  title: 'The Pearl Diver',
  type: 'VOD',
  accessLevel: 'GRANTED',
  duration: 6240,
  year: 2024,
  description: 'A pearl sold three times.',
  thumbnailUrl: 'https://img.example/f.webp',
};

async function draw(presentation: Row['presentation'] = {}) {
  const { runtime } = fakeContext({ options: {} });
  const row = new FakeRow([film, { ...film, id: 'g', title: 'Another' }]);
  row.presentation = presentation;
  return renderInRuntime(<Highlight row={row} eager={false} />, { runtime });
}

test('HOM-085 one large card with its description and actions', async () => {
  await draw();
  expect(screen.getByRole('heading', { name: 'The Pearl Diver' })).toBeInTheDocument();
  expect(screen.getByText('A pearl sold three times.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Watch now' })).toBeInTheDocument();
  expect(screen.queryByText('Another')).toBeNull();
});

test('HOM-013 HOM-020 its own calls to action replace those', async () => {
  await draw({ primaryCta: { ctaText: 'Tickets', link: { kind: 'route', view: 'purchase' } } });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Tickets']);
});

test('HOM-018 the row’s own text and colour', async () => {
  const { container } = await draw({
    contentDescription: 'Our film of the week.',
    cardBackground: '#123456',
  });
  expect(screen.getByText('Our film of the week.')).toBeInTheDocument();
  expect(container.querySelector('[style*="#123456"]')).not.toBeNull();
});

test.each([
  ['HOM-015 hidden', { hideMetadata: true }, /^((?!1 hr 44 min).)*$/],
  ['HOM-016 regular', {}, /1 hr 44 min/],
  ['HOM-016 detailed', { metadataDisplayMode: 'detailed' }, /2024 · 1 hr 44 min/],
])('%s metadata', async (_mode, presentation, text) => {
  const { container } = await draw(presentation);
  expect(container.textContent).toMatch(text);
});

test('HOM-014 HOM-017 HOM-019 alignment, background and gradient', async () => {
  const { container } = await draw({
    textAlignment: 'right',
    background: { imageUrl: 'https://img.example/b.webp', gradient: { left: '#000000' } },
  });
  expect(container.querySelector('[data-align="end"]')).not.toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/b.webp');
  expect(container.querySelector<HTMLElement>('[style*="linear-gradient"]')).not.toBeNull();
});

test.each(['VIDEO', 'AUDIO_VIDEO'] as const)(
  'HOM-025 a moving picture over its still, when the row asks for %s',
  async (animationType) => {
    await draw({ background: { animationType } });
    expect(screen.getByRole('button', { name: 'Moves: The Pearl Diver' })).toHaveAttribute(
      'data-animation',
      animationType,
    );
  },
);

test('HOM-025 without an animation only the still', async () => {
  await draw();
  expect(screen.queryByRole('button')).toBeNull();
});
