/** A page whose platform answers late, or never: it says so and offers to load it again. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeClock } from '../../kit';
import { compose, composedTests, platform } from './composed';

composedTests();

/** Opens an address whose content the platform holds back until `answer` is called. */
async function waitingAt(at: string, skeleton: string, path: string, answer: object) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  platform()
    .get(path)
    .query(true)
    .reply(200, async () => {
      await held;
      return answer;
    });
  const clock = new FakeClock();
  const site = await compose({ at, clock });
  await site.draw();
  await waitFor(() => expect(document.querySelector(skeleton)).not.toBeNull());
  return { site, pass: (milliseconds: number) => act(async () => clock.pass(milliseconds)), release };
}

const text = 'This is taking longer than usual.';
const film = { id: '7', type: 'VOD', title: 'A late film', accessLevel: 'GRANTED' };

describe.each([
  ['the first page', '/', '.hero', '/api/v4/content/home', { id: 'home', title: 'Home', rows: [] }],
  ['a film', '/video/7', '.stage .dark', '/api/v4/vod/7', film],
])('%s that is late', (_, at, skeleton, path, answer) => {
  test('says so after eight seconds, and loads again on request', async () => {
    const { site, pass } = await waitingAt(at, skeleton, path, answer);
    await pass(7_999);
    expect(screen.queryByText(text)).toBeNull();
    await pass(1);
    expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(site.left).toEqual(['reload']);
  });

  test('is shown when it comes after all', async () => {
    const { pass, release } = await waitingAt(at, skeleton, path, answer);
    await pass(8_000);
    expect(screen.getByText(text)).toBeVisible();
    release();
    await screen.findByRole('heading', { name: at === '/' ? 'Nothing on stage yet' : 'A late film' });
    expect(screen.queryByText(text)).toBeNull();
  });
});
