import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import manifest from '../../../plugins/section/hero/plugin.json';
import activate from '../../../plugins/section/hero/section';
import { Hero } from '../../../plugins/section/hero/Hero';
import { RESIZE_DEBOUNCE } from '../../../plugins/section/hero/useResized';
import { TEXT_LEAVES_AFTER } from '../../../plugins/section/hero/useMovingPicture';
import { videoManner } from '../../../plugins/section/hero/videoManner';
import { backgroundPicture, type Content, type Row, type Token } from '../../../core/sdk';
import { describeSection, fakeContext, FakeRow, renderInHouse, type FakeHouse } from '../../kit';

describeSection('section/hero, one film', { manifest, activate, options: { variant: 'feature' } });
describeSection('section/hero, the tale of the tape', { manifest, activate, options: { variant: 'bout' } });
describeSection('section/hero, now and next', { manifest, activate, options: { variant: 'channel' } });

let reduced = false;
beforeAll(() => {
  window.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduced-motion'), media: query, addEventListener: () => undefined, removeEventListener: () => undefined })) as unknown as typeof window.matchMedia;
});
beforeEach(() => (reduced = false));
afterEach(cleanup);

const film: Content = { id: 'f', title: 'The Ferry', type: 'VOD', accessLevel: 'GRANTED', duration: 6000, year: 2017, countryOfOrigin: 'Turkey', genres: ['Drama'], tagline: 'Water.', heroUrl: 'https://img.example/h.webp' };

async function draw(presentation: Row['presentation'], arrange: (house: FakeHouse) => void = () => undefined, variant: 'feature' | 'channel' = 'feature') {
  const { house } = fakeContext({ options: {} });
  arrange(house);
  const row = new FakeRow([film]);
  row.presentation = presentation;
  const rendered = await renderInHouse(<Hero row={row} first variant={variant} />, { house });
  return { house, ...rendered, hero: () => screen.getByRole('region', { name: 'Highlights' }) };
}
const moving = (animationType: 'VIDEO' | 'AUDIO_VIDEO' | 'NONE') => ({ background: { animationType } });
const pause = () => screen.findByRole('button', { name: 'Pause the background video' });

test.each([
  ['HOM-026 VIDEO moves without sound', 'VIDEO', true, true, false, 'muted'],
  ['HOM-026 AUDIO_VIDEO with sound when the viewer wants it', 'AUDIO_VIDEO', true, true, false, 'sound'],
  ['HOM-026 and without it when they do not', 'AUDIO_VIDEO', true, false, false, 'muted'],
  ['HOM-026 not at all when autoplay is off', 'AUDIO_VIDEO', false, true, false, null],
  ['HOM-025 NONE is the still', 'NONE', true, true, false, null],
  ['RLM-093 reduced motion is the still', 'VIDEO', true, true, true, null],
] as const)('%s', (_rule, animation, autoPlay, autoPlayAudio, reducedMotion, manner) => {
  expect(videoManner(animation, { autoPlay, autoPlayAudio }, reducedMotion)).toBe(manner);
});

test('HOM-025 HOM-029 the background moves, can be paused, and the words leave after two seconds of it', async () => {
  const { house, hero } = await draw(moving('VIDEO'));
  const button = await pause();
  expect(house.videos.asked).toEqual([{ content: 'f', sound: false }]);
  await act(async () => house.clock.pass(TEXT_LEAVES_AFTER - 1));
  expect(hero()).not.toHaveAttribute('data-quiet');
  await act(async () => house.clock.pass(1));
  expect(hero()).toHaveAttribute('data-quiet');
  await userEvent.click(button);
  expect(house.videos.done).toContain('pause');
  await waitFor(() => expect(hero()).not.toHaveAttribute('data-quiet'));
  expect(screen.getByRole('button', { name: 'Play the background video' })).toBeInTheDocument();
});

test('HOM-028 HOM-029 the words come back under the pointer and with focus', async () => {
  const { house, hero } = await draw(moving('VIDEO'));
  await pause();
  await act(async () => house.clock.pass(TEXT_LEAVES_AFTER));
  expect(hero()).toHaveAttribute('data-quiet');
  fireEvent.pointerEnter(hero());
  expect(hero()).not.toHaveAttribute('data-quiet');
  fireEvent.pointerLeave(hero());
  await act(async () => house.clock.pass(TEXT_LEAVES_AFTER));
  expect(hero()).toHaveAttribute('data-quiet');
  await userEvent.tab();
  expect(hero()).not.toHaveAttribute('data-quiet');
});

test.each([
  ['HOM-025 without an animation', moving('NONE'), () => undefined],
  ['HOM-026 when autoplay is off', moving('VIDEO'), (house: FakeHouse): void => void (house.videos.wished = { autoPlay: false, autoPlayAudio: false })],
  ['HOM-025 when there is nothing to show', moving('VIDEO'), (house: FakeHouse): void => void (house.videos.refuses = true)],
] as const)('%s the still stands, and its words stay', async (_rule, presentation, arrange) => {
  const { house, hero, container } = await draw(presentation, arrange);
  await act(async () => house.clock.pass(TEXT_LEAVES_AFTER * 2));
  expect(screen.queryByRole('button')).toBeNull();
  expect(hero()).not.toHaveAttribute('data-quiet');
  expect(container.querySelector('img')).toHaveAttribute('src', film.heroUrl);
});

test('RLM-093 HOM-026 reduced motion asks for no video', async () => {
  reduced = true;
  const { house } = await draw(moving('VIDEO'));
  await act(async () => undefined);
  expect(house.videos.asked).toEqual([]);
});

test('HOM-030 when the page goes, the video ends with it', async () => {
  const { house, unmount } = await draw(moving('VIDEO'));
  await pause();
  unmount();
  expect(house.videos.done).toContain('end');
});

test('HOM-031 HOM-028 the picture is picked anew once a resize has settled for 200 ms', async () => {
  let width = 820;
  const { house } = fakeContext({ options: {} });
  const service = <T,>(token: Token<T>): T => (token.key === backgroundPicture.key ? (((address: string) => `${address}?width=${width}`) as T) : house.service(token));
  const { container } = await renderInHouse(<Hero row={new FakeRow([film])} first variant="feature" />, { house: { ...house, service } });
  const shown = () => container.querySelector('img')?.getAttribute('src');
  expect(shown()).toBe(`${film.heroUrl}?width=820`);
  width = 1080;
  fireEvent(window, new Event('resize'));
  await act(async () => house.clock.pass(RESIZE_DEBOUNCE - 1));
  expect(shown()).toBe(`${film.heroUrl}?width=820`);
  await act(async () => house.clock.pass(1));
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

test('HOM-010 HOM-014 HOM-017 HOM-018 type, alignment, background and words of the row', async () => {
  const { hero, container } = await draw({ rowType: 'inline', textAlignment: 'center', contentDescription: 'Our pick.', background: { imageUrl: 'https://img.example/b.webp', gradient: { top: '#000000' } } });
  expect(hero()).toHaveAttribute('data-type', 'inline');
  expect(hero()).toHaveAttribute('data-align', 'center');
  expect(screen.getByText('Our pick.')).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/b.webp');
  expect(container.querySelector('[style*="linear-gradient"]')).not.toBeNull();
});

test('HOM-020 its call to action says watchNow unless the row says otherwise', async () => {
  await draw({ primaryCta: { ctaText: null, link: { kind: 'event', type: 'VOD', id: '4' } } });
  expect(screen.getByRole('link', { name: 'Watch now' })).toHaveAttribute('href', '/purchase');
});
