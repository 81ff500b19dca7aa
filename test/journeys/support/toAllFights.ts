/** From ringside's menu and its sub-menu to the page of all fights. */
import type { Page } from 'playwright-core';
import { frame } from './frame';
import { ringside } from './realms';

export async function toAllFights(page: Page): Promise<void> {
  const { menu } = frame(page, ringside);
  await menu.getByRole('button', { name: 'Fights' }).click();
  await menu.getByRole('link', { name: 'All fights' }).click();
}
