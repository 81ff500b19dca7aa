/** The accessibility rules of axe for the whole current page. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axeViolations as violationsOf } from '../../../scripts/dev/axeViolations';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** One line per violation: rule, message, and the first nodes. */
export const axeViolations = (page: Page): Promise<readonly string[]> => violationsOf(page, source);

/** WCAG 2.2 AA and best practice, without exceptions. */
export async function axe(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}
