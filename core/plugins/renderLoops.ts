/**
 * Finds and stops contributions that render without end: an effect that sets state each time it runs. React
 * detects this for layout effects only. For others it yields between renders, but draws nothing else: updates
 * of lower priority, such as the other rows of the page, wait for ever.
 */
import { MANY_COMMITS, WINDOW_MS, type Fiber } from './commitCounter';
import { RenderBoundary } from './Contributed';

/** Commits per animation frame from which rendering is a loop. An animation commits once per frame. */
const LOOP_COMMITS_PER_FRAME = 3;

/** Set by React on a component that rendered in the last commit (`PerformedWork`, kept stable for its tools). */
const RENDERED = 1;
/** React's tags of function components, class components, and those with a forwarded ref or memoised. */
const COMPONENTS: ReadonlySet<number> = new Set([0, 1, 11, 14, 15]);

let isWatching = false;

/** Watches the commits of the next second; then stops the contribution that rendered in a loop, if one did. */
export function stopRenderLoops(): void {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  const usual = hook?.onCommitFiberRoot;
  if (isWatching || hook === undefined || usual === undefined) return;
  isWatching = true;
  const renders = new Map<RenderBoundary | null, number>();
  const started = performance.now();
  let frames = 0;
  const countFrame = (): void => {
    frames += 1;
    if (isWatching) requestAnimationFrame(countFrame);
  };
  requestAnimationFrame(countFrame);
  const end = (): void => {
    if (!isWatching) return;
    isWatching = false;
    hook.onCommitFiberRoot = usual;
    const limit = Math.max(MANY_COMMITS, LOOP_COMMITS_PER_FRAME * frames);
    // When core renders again too, no contribution is known to be the cause.
    if ((renders.get(null) ?? 0) >= limit) return;
    for (const [boundary, count] of renders)
      if (count >= limit) boundary?.stop(new Error('Its effects set state each time they run, without end.'));
  };
  hook.onCommitFiberRoot = function (...commit) {
    usual.apply(this, commit);
    for (const boundary of renderedIn(commit[1].current))
      renders.set(boundary, (renders.get(boundary) ?? 0) + 1);
    // Not by a timer alone: the loop may leave it no time.
    if (performance.now() - started >= WINDOW_MS) queueMicrotask(end);
  };
  setTimeout(end, 2 * WINDOW_MS);
}

/**
 * The contributions with components that rendered in the last commit, without those inside of another that did;
 * null for components of core.
 */
function renderedIn(root: Fiber): ReadonlySet<RenderBoundary | null> {
  const found = new Set<RenderBoundary | null>();
  const visit = (fiber: Fiber, boundary: RenderBoundary | null): void => {
    const own = fiber.type === RenderBoundary ? (fiber.stateNode as RenderBoundary) : boundary;
    if (COMPONENTS.has(fiber.tag) && (fiber.flags & RENDERED) !== 0) {
      found.add(own);
      // What it contains renders because of it.
      return;
    }
    // React reuses the children of a component in which nothing changed.
    if (fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, own);
  };
  visit(root, null);
  return found;
}
