/** Analytics events of the composed product, as the realm's sink receives them. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellStore } from '../../../core/shell';
import { compose, composedTests, type Composed } from './composed';

composedTests();

const names = ({ tracked }: Composed): string[] => tracked.map(({ name }) => name);
/** Sinks begin once the first page is drawn; what happened before is delivered then. */
const sinksStarted = (site: Composed) => waitFor(() => expect(site.callsTo('GET', '/api/v2/label')).toHaveLength(1));

test('ANA-002 ANA-003 ANA-013 ANA-001 opening the side panel is tracked as started and opened, closing it as closed, for a guest', async () => {
  const site = await compose({ at: '/no/such/page' });
  await site.draw();
  await sinksStarted(site);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(names(site)).toEqual(['side_panel_started', 'side_panel_opened', 'side_panel_closed']));
  expect(site.tracked.map(({ userType }) => userType)).toEqual(Array(3).fill('guest'));
  expect(site.get(shellStore).isOpen('sidePanel')).toBe(false);
});
