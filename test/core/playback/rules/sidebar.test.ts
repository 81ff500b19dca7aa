/** Which tab of the sidebar is open. */
import {
  openSidebarTab,
  sidebarMemory,
  tabAtFirst,
  type SidebarMemory,
  type SidebarTab,
} from '../../../../core/playback/rules/sidebar';

test.each<[string, SidebarMemory, boolean, SidebarTab | null]>([
  ['never touched, and nothing to begin with', null, false, null],
  ['never touched, beside a list', null, true, 'list'],
  ['left at a tab', 'live', false, 'live'],
  ['closed, though beside a list', 'closed', true, null],
])('PLY-046 at first: %s', (_, memory, begins, tab) => {
  expect(tabAtFirst(memory, begins)).toBe(tab);
});

test.each<[string, string | null, readonly SidebarTab[], SidebarTab | null]>([
  ['closed', null, ['list'], null],
  ['the one asked for', 'live', ['list', 'live'], 'live'],
  ['one that has nothing to show here', 'chapters', ['list', 'live'], 'list'],
  ['nothing at all to show', 'list', [], null],
])('PLY-016 open: %s', (_, asked, there, tab) => {
  expect(openSidebarTab(asked, there)).toBe(tab);
});

test.each([
  ['chapters', 'chapters'],
  ['closed', 'closed'],
  ['a tab of another release', null],
  [7, null],
  [undefined, null],
])('a stored value %p counts as %p', (stored, memory) => {
  expect(sidebarMemory(stored)).toBe(memory);
});
