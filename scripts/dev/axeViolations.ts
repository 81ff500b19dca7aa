/** The accessibility rules of axe for the whole current page. */
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line per violation: rule, message, and the first nodes. `source` is the script of axe-core. */
export async function axeViolations(page: Page, source: string): Promise<readonly string[]> {
  // Fading text has no final contrast: waits for animations to end.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  await page.evaluate(source);
  // With preload, axe would copy style sheets of other origins into the page, which the policy forbids.
  const { violations } = (await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<unknown> } }).axe.run({
        preload: false,
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    tags,
  )) as AxeResults;
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} at ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  );
}
