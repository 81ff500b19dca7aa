/** Several videos side by side in the composed product: its layouts, its address and its sizes. */
import { screen, waitFor } from '@testing-library/react';
import { compose, composedTests, platform } from './composed';
import { playerOf, stream } from './composedPlayer';
import { viewport } from './viewport';

composedTests();

async function at(address: string, { width = 1440, onNow = 0 } = {}) {
  viewport(width, 900);
  for (const id of ['a', 'b', 'c', 'd'])
    platform()
      .persist()
      .get(`/api/v4/event/${id}`)
      .reply(200, {
        id,
        type: 'LIVE',
        title: `Event ${id}`,
        accessLevel: 'GRANTED',
        onlinePlayback: 'AVAILABLE',
      });
  platform()
    .persist()
    .post(/^\/api\/v5\/manifest\/event\//)
    .query(true)
    .reply(200, stream);
  platform()
    .persist()
    .get('/api/v2/event/live')
    .query(true)
    .reply(200, { events: [], page: 1, totalPages: 1, totalResults: onNow });
  const site = await compose({ at: address });
  playerOf(site);
  await site.draw();
  return site;
}
const layouts = () => screen.getAllByRole('radio').map((each) => each as HTMLInputElement);
const choosable = () =>
  layouts()
    .filter(({ disabled }) => !disabled)
    .map(({ value }) => value);

test.each([
  ['', 1, ['twoUp'], 'twoUp'],
  ['?eventId=b', 2, ['twoUp', 'pip'], 'twoUp'],
  ['?eventId=b&eventId=c', 3, ['twoUp', 'pip', 'threeUp'], 'threeUp'],
  ['?eventId=b&eventId=c&eventId=d', 4, ['twoUp', 'pip', 'threeUp', 'quad'], 'quad'],
])(
  'RLM-096 MUL-003 MUL-005 the address "%s" names %i videos, which layouts need: %j',
  async (query, count, offered, chosen) => {
    await at(`/multi-video/a${query}`);
    await screen.findByRole('group', { name: 'Layout' });
    expect(layouts().map(({ value }) => value)).toEqual(['twoUp', 'pip', 'threeUp', 'quad']);
    await waitFor(() => expect(choosable()).toEqual(offered));
    expect(layouts().find(({ checked }) => checked)?.value).toBe(chosen);
    expect(count).toBe(new URLSearchParams(query).getAll('eventId').length + 1);
  },
);

test.each([
  [1023, false],
  [1024, true],
])('RLM-096 MUL-008 in a window of %i px the videos are side by side: %s', async (width, stays) => {
  await at('/multi-video/a?eventId=b', { width });
  if (stays) await screen.findByRole('group', { name: 'Layout' });
  else await waitFor(() => expect(window.location.pathname).toBe('/live/a'));
  expect(window.location.pathname).toBe(stays ? '/multi-video/a' : '/live/a');
});

test('RLM-096 MUL-010 the page is drawn by its own sizes', async () => {
  await at('/multi-video/a?eventId=b');
  const bar = await screen.findByRole('group', { name: 'Layout' });
  const page = bar.closest<HTMLElement>('[style*="--gap"]');
  expect(
    ['--gap', '--control-bar', '--thumbnail-width', '--thumbnail-height'].map((name) =>
      page?.style.getPropertyValue(name),
    ),
  ).toEqual(['20px', '56px', '200px', '112px']);
});
