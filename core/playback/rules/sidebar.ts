/** The sidebar of a watch page: which of its tabs stands open. */

export const sidebarTabs = ['list', 'chapters', 'live'] as const;
/** `list` is what stands around the video: the list that it is watched from, else what follows it. */
export type SidebarTab = (typeof sidebarTabs)[number];

/** What a viewer left the sidebar at; null when they never touched it. */
export type SidebarMemory = SidebarTab | 'closed' | null;

/** Takes what was kept on the device; what nobody wrote counts as never touched. */
export function sidebarMemory(kept: unknown): SidebarMemory {
  return kept === 'closed' ? kept : (sidebarTabs.find((tab) => tab === kept) ?? null);
}

/** The tab that is asked for when a page opens: the one the viewer left it at. Who never touched it finds the list open where it `begins` open. */
export function tabAtFirst(memory: SidebarMemory, begins: boolean): SidebarTab | null {
  if (memory === null) return begins ? 'list' : null;
  return memory === 'closed' ? null : memory;
}

/** The tab that stands open. One that has nothing to show here gives way to the first that has; null while the sidebar is closed. */
export function openTab(asked: string | null, there: readonly SidebarTab[]): SidebarTab | null {
  if (asked === null) return null;
  return there.find((tab) => tab === asked) ?? there[0] ?? null;
}
