/** Favourite buttons before their code is loaded, and when it cannot be fetched. */
import { autorun } from 'mobx';
import { createFavouritesService } from '../../../core/library/favouritesService';
import { openFavourites } from '../../../core/library/openFavourites';
import type { Content } from '../../../core/sdk';
import { FakePlatform } from '../../kit';
import { mutationServicesOf } from './libraryFixture';

const film: Content = { id: 'lan-1', title: 'The Ferry', type: 'VOD', accessLevel: 'GRANTED' };

function slotOf() {
  const platform = new FakePlatform().answer('addFavourite', undefined).answer('removeFavourite', undefined);
  const loads = { count: 0, fail: false };
  const services = mutationServicesOf();
  const slot = createFavouritesService(async () => {
    loads.count += 1;
    if (loads.fail) throw new Error('offline');
    return openFavourites({
      client: platform,
      analytics: { track: () => undefined },
      services,
      report: () => undefined,
    });
  }, services.refusals);
  return { slot, loads, services };
}

test('HOM-103 NAV-084 a favourite shows its listed state until its code is loaded, and then the pressed one; the code is fetched once', async () => {
  const { slot, loads } = slotOf();
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(slot.has(film)));
  expect([seen, slot.has({ ...film, favourite: true })]).toEqual([[false], true]);
  expect(await slot.toggle(film)).toBe(true);
  stop();
  expect([seen.at(-1), loads.count]).toEqual([true, 1]);
});

test('NAV-084 FAV-005 code that fails to load leaves the favourite as listed, shows an error, and is requested again', async () => {
  const { slot, loads, services } = slotOf();
  loads.fail = true;
  expect(await slot.toggle(film)).toBe(false);
  expect(services.refusals).toMatchObject([{ key: 'heartRefused', title: 'The Ferry' }]);
  loads.fail = false;
  services.refusals[0]?.retry?.();
  await slot.open();
  expect(slot.has(film)).toBe(true);
});
