/** The lock interface, and an implementation within one tab. */

export interface Locks {
  /** Runs `task` when no other task of this name is running, in this tab or another, and returns its result. */
  readonly exclusive: <T>(name: string, task: () => Promise<T>) => Promise<T>;
}

/** Mutual exclusion within one tab. */
export function tabLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    exclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
      const turn = (last.get(name) ?? Promise.resolve()).then(task, task);
      last.set(name, turn);
      // The caller handles a rejection; this only prevents an unhandled one.
      turn.catch(() => undefined);
      return turn;
    },
  };
}
