/** Contract of a contribution to any point. */
import { shippedLocales } from '../../../core/i18n/shippedLocales';
import type { PointName } from '../../../core/sdk';
import { activated, factsOf, pluginMessages, type ContractSubject } from './subject';

/** Tests included in every suite; call inside its `describe`. */
export function everyContribution<Point extends PointName, Options>(
  point: Point,
  subject: ContractSubject<Point, Options>,
): void {
  test('its manifest contributes to the point', () => {
    expect(factsOf(subject, point).name).toMatch(/^[A-Za-z][A-Za-z0-9-]*$/);
  });

  test('it can be activated twice, independently', async () => {
    const first = await activated(point, subject);
    const second = await activated(point, subject);
    expect(first.contribution).toBeDefined();
    expect(second.contribution).not.toBe(first.contribution);
  });

  test('its registrations are disposed without an error', async () => {
    const { runtime } = await activated(point, subject);
    expect(() => runtime.dispose()).not.toThrow();
    expect(runtime.lines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  test('activation neither navigates nor calls the platform', async () => {
    const { runtime } = await activated(point, subject);
    expect(runtime.navigation.visited).toEqual([]);
    expect(runtime.navigation.left).toEqual([]);
    expect(runtime.platform.calls).toEqual([]);
  });

  test('it has its texts in every shipped language', () => {
    const messages = pluginMessages(subject.manifest.id);
    if (Object.keys(messages).length === 0) return;
    const keys = Object.fromEntries(
      shippedLocales.map((locale) => [locale, Object.keys(messages[locale] ?? {}).sort()]),
    );
    expect(keys).toEqual(Object.fromEntries(shippedLocales.map((locale) => [locale, keys['en']])));
  });
}
