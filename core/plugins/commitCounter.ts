/**
 * Notices when the page renders again and again. React reports each commit to the hook of its developer tools,
 * in production too; it reads the hook when it is evaluated, so this module must run before React.
 */

/** The part of React's internal tree that is read here and in renderLoops.ts. */
export interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

type OnCommit = (renderer: number, root: { readonly current: Fiber }, ...more: readonly unknown[]) => void;

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__:
    | { supportsFiber: boolean; inject: (renderer: unknown) => number; onCommitFiberRoot?: OnCommit }
    | undefined;
  /** Called while there are many commits, at most once a second. */
  var prosceniumBusy: (() => void) | undefined;
}

/** Commits within {@link WINDOW_MS} from which a page counts as busy: a page that draws each frame is one. */
export const MANY_COMMITS = 60;
export const WINDOW_MS = 1000;

/** Calls `prosceniumBusy` from now on. With the developer tools installed, they get their reports as well. */
export function countCommits(): void {
  const hook = (globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 });
  const tools = hook.onCommitFiberRoot;
  let since = 0;
  let commits = 0;
  hook.onCommitFiberRoot = function (...commit) {
    tools?.apply(this, commit);
    const now = performance.now();
    if (now - since > WINDOW_MS) [since, commits] = [now, 0];
    if (++commits === MANY_COMMITS) globalThis.prosceniumBusy?.();
  };
}
