/** The sidebar of a watch page: which tab is open. */

export const sidebarTabs = ['list', 'chapters', 'live'] as const;
/** `list` shows the neighbours of the video: the list that it is watched from, else what follows it. */
export type SidebarTab = (typeof sidebarTabs)[number];

/** The sidebar state that the viewer left; null if they never touched it. */
export type SidebarMemory = SidebarTab | 'closed' | null;

/** Validates the stored value; an unknown one counts as never touched. */
export function sidebarMemory(stored: unknown): SidebarMemory {
  return stored === 'closed' ? stored : (sidebarTabs.find((tab) => tab === stored) ?? null);
}

/** The initial tab: the one that the viewer left open. Without a stored choice, the list if `begins`. */
export function tabAtFirst(memory: SidebarMemory, begins: boolean): SidebarTab | null {
  if (memory === null) return begins ? 'list' : null;
  return memory === 'closed' ? null : memory;
}

/** The open tab. A tab without content is replaced by the first that has some; null while the sidebar is closed. */
export function openSidebarTab(asked: string | null, there: readonly SidebarTab[]): SidebarTab | null {
  if (asked === null) return null;
  return there.find((tab) => tab === asked) ?? there[0] ?? null;
}
