import { observable, runInAction } from 'mobx';
import { ViewerCountry } from '../../../core/platform/ViewerCountry';
import type { Countries } from '../../../core/generated/platform';
import type { KeyValueStore } from '../../../core/sdk';

const portugal = {
  name: 'Portugal',
  iso3166alpha2: 'PT',
  callingCode: '+351',
} as Countries['countries'][number];

function memory(): KeyValueStore & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function countryWith(answer: () => Promise<Countries>, visit = memory()) {
  const asked = jest.fn(answer);
  const reports: unknown[] = [];
  return {
    visit,
    asked,
    reports,
    country: new ViewerCountry({ load: asked }, visit, (error) => reports.push(error)),
  };
}
const britain = async (): Promise<Countries> => ({ countries: [portugal], callerCountryCode: 'GB' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('LOC-018 RLM-099 the country is requested only once a text depends on it', async () => {
  const { country, asked } = countryWith(britain);
  const language = observable.box('pt');
  country.findWhen(() => language.get() === 'en');
  await settled();
  expect(asked).not.toHaveBeenCalled();
  runInAction(() => language.set('en'));
  await settled();
  expect(country.code).toBe('GB');
});

test('LOC-018 the next page of the visit has it from the start and does not request it', async () => {
  const first = countryWith(britain);
  first.country.findWhen(() => true);
  await settled();
  const next = countryWith(britain, first.visit);
  next.country.findWhen(() => true);
  await settled();
  expect(next.country.code).toBe('GB');
  expect(next.asked).not.toHaveBeenCalled();
});

test.each([
  ['no country', async (): Promise<Countries> => ({ countries: [portugal], callerCountryCode: null }), 0],
  ['no answer', () => Promise.reject<Countries>(new Error('offline')), 1],
])('with %s texts stay as they are', async (_what, answer, reported) => {
  const { country, reports, visit } = countryWith(answer);
  country.findWhen(() => true);
  await settled();
  expect(country.code).toBeNull();
  expect(visit.values.size).toBe(0);
  expect(reports).toHaveLength(reported);
});
