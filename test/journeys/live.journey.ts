/** Watching what is on now. */
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { plays } from './support/playing';
import { noor, realms } from './support/realms';
import { text } from './support/texts';

for (const realm of realms)
  journey(`${realm.id} shows its live channel, and pictures move on`, async ({ open }) => {
    const page = await open(realm, { path: `/live/${realm.live}` });
    await plays(page, 1.5);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('body').innerText()).toContain(text(realm.locales[0], 'playerLive'));
  });

journey('PLY-069 a channel with a window can be rewound, its range moves on, and one press returns to now', async ({ open }) => {
  const page = await open(noor, { locale: 'en', path: null });
  await page.goto(addressOf('noor', `/live/${noor.live}`));
  await plays(page, 0.5);
  const line = page.getByRole('slider', { name: text('en', 'playerTimeline') });
  await page.mouse.move(600, 300);
  await line.waitFor();
  const edge = async () => Number(await line.getAttribute('aria-valuemax'));
  const now = async () => Number(await line.getAttribute('aria-valuenow'));
  const before = await edge();
  await eventually(async () => (await edge()) > before, true, 12_000);
  await line.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
  await eventually(async () => (await edge()) - (await now()) > 25, true);
  expect(await line.getAttribute('aria-valuetext')).toMatch(/behind live/);
  await plays(page, 0.5);
  await page.mouse.move(620, 320);
  await page.getByRole('button', { name: text('en', 'playerGoToLive') }).click();
  await eventually(async () => (await edge()) - (await now()) < 20, true);
  await plays(page, 0.5);
});
