/** The notice of a premiere, in the composed product. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composedTests } from './composed';
import { film, watching, type Given, type Watching } from './playing';

composedTests();

const started = async (page: Watching): Promise<void> => {
  await waitFor(() => expect(page.starts).not.toEqual([]));
  // The extras around the player wait for the picture.
  await page.pass(150);
};

describe('the notice of a premiere', () => {
  const now = Date.UTC(2026, 10, 21, 20);
  const release = (type: string, scheduledAt: number) => ({ type, scheduledAt });
  const premiere = (facts: object): Given => ({
    answers: { 'GET /api/v4/vod/7': { ...film, duration: 60, ...facts } },
  });
  const notice = () => screen.queryByRole('complementary', { name: 'The premiere is on' });
  /** The page checks the time every five seconds. */
  const looks = async (page: Watching, count: number): Promise<void> => {
    for (let look = 0; look < count; look++) await page.pass(5_000);
  };
  const began = { premiereRelease: release('PREMIERE', now) };

  test('PLY-086 RLM-082 appears 30 seconds after the schedule and disappears when the film would be over', async () => {
    const page = await watching('/video/7', premiere(began));
    await started(page);
    await looks(page, 5);
    expect(notice()).toBeNull();
    await looks(page, 1);
    await waitFor(() => expect(notice()).toBeVisible());
    await looks(page, 5);
    expect(notice()).toBeVisible();
    await looks(page, 1);
    await waitFor(() => expect(notice()).toBeNull());
  });

  test.each([
    [
      'the premiere’s own release comes before all others',
      { ...began, computedReleases: [release('PREMIERE', now - 86_400_000)] },
      true,
    ],
    [
      'and when it is over, no other counts',
      {
        premiereRelease: release('PREMIERE', now - 86_400_000),
        computedReleases: [release('PREMIERE', now)],
      },
      false,
    ],
    [
      'else the computed release of a premiere',
      { computedReleases: [release('VOD', now - 86_400_000), release('PREMIERE', now)] },
      true,
    ],
    ['and no computed release of another type', { computedReleases: [release('VOD', now)] }, false],
  ])('PLY-087 %s', async (_, facts, shown) => {
    const page = await watching('/video/7', premiere(facts));
    await started(page);
    await looks(page, 6);
    if (shown) await waitFor(() => expect(notice()).toBeVisible());
    else expect(notice()).toBeNull();
  });

  test('CAT-094 follows the countdown to the start, and joins the film where the premiere is by then', async () => {
    const page = await watching('/video/7', premiere({ premiereRelease: release('PREMIERE', now + 3_000) }));
    const timer = await screen.findByRole('timer', { name: 'Time until the start' });
    expect([timer.textContent, document.querySelector('video')]).toEqual(['00hours00minutes03seconds', null]);
    await page.pass(1_000);
    expect(timer).toHaveTextContent('02seconds');
    await page.pass(1_000);
    await page.pass(1_000);
    await started(page);
    expect(screen.queryByRole('timer')).toBeNull();
    await looks(page, 5);
    expect(notice()).toBeNull();
    await looks(page, 1);
    page.tells('durationchange', { duration: 60 });
    page.tells('timeupdate', { currentTime: 4 });
    await userEvent.click(await screen.findByRole('button', { name: 'Join live' }));
    expect(page.video().currentTime).toBe(Math.floor((page.clock.now() - (now + 3_000)) / 1000));
    expect(page.video().currentTime).toBeGreaterThanOrEqual(30);
    expect(notice()).toBeNull();
  });
});
