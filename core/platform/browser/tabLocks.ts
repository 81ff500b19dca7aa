/** One task of a name at a time: what a lock promises, and how one tab keeps it by itself. */

export interface Locks {
  /** Runs `task` when no other task of this name runs, in this tab or another, and gives what it gives. */
  readonly exclusive: <T>(name: string, task: () => Promise<T>) => Promise<T>;
}

/** Turns within one tab. */
export function tabLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    exclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
      const turn = (last.get(name) ?? Promise.resolve()).then(task, task);
      last.set(name, turn);
      // Whoever asked hears of a failure; here it must only not count as unhandled.
      turn.catch(() => undefined);
      return turn;
    },
  };
}
