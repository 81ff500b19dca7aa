/** Measures the web vitals of a page load (https://web.dev/articles/vitals) as far as the browser can. */
import type { PluginContext } from 'proscenium/sdk';

/** Milliseconds, except for CLS, which has no unit. */
export interface Vitals {
  readonly LCP?: number;
  readonly INP?: number;
  readonly CLS?: number;
  readonly TTFB?: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}
/** With an option of event timing that TypeScript's library lacks. */
interface ObserverInit extends PerformanceObserverInit {
  readonly durationThreshold: number;
}
interface Navigation extends PerformanceEntry {
  readonly responseStart: number;
  /** When a page that was rendered in advance was shown. */
  readonly activationStart?: number;
}

/** Shifts belong together within a second of each other, and within five seconds of the first. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** INP leaves out the longest interaction of each fifty; the browser reports events from this duration on. */
const INTERACTIONS_PER_OUTLIER = 50;
const MIN_EVENT_DURATION_MS = 40;
const MAX_INTERACTIONS = 10;

/** Includes what happened before the call. Returns what reads the values so far. */
export function observeVitals({ onDispose }: Pick<PluginContext, 'onDispose'>): () => Vitals {
  const reading: (() => void)[] = [];
  const observe = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): boolean => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    // The browser's types know no entries by the type that is observed.
    const takeAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(take);
    const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
    const options: ObserverInit = {
      type,
      buffered: true,
      durationThreshold: MIN_EVENT_DURATION_MS,
    };
    observer.observe(options);
    reading.push(() => takeAll(observer.takeRecords()));
    onDispose(() => observer.disconnect());
    return true;
  };
  const entriesOf = (type: string) => performance.getEntriesByType(type);
  const [navigation] = entriesOf('navigation') as Navigation[];
  const started = navigation?.activationStart ?? 0;
  const sinceStart = (time: number) => Math.round(Math.max(0, time - started));

  let largestPaint: number | undefined;
  // In the background the browser paints nothing, so the time would be that of the viewer's return.
  if (!entriesOf('visibility-state').some(({ name }) => name === 'hidden'))
    observe('largest-contentful-paint', ({ startTime }) => (largestPaint = sinceStart(startTime)));

  let worst = 0;
  let shifted = 0;
  let first = 0;
  let last = 0;
  const measuresShifts = observe<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isNew = startTime - last >= SHIFT_GAP_MS || startTime - first >= SHIFT_WINDOW_MS;
    if (isNew) [shifted, first] = [0, startTime];
    shifted += value;
    last = startTime;
    worst = Math.max(worst, shifted);
  });

  /** The longest interactions, the longest first. */
  let longest: { readonly id: number; readonly duration: number }[] = [];
  let interactions = 0;
  observe<EventTiming>('event', ({ interactionId: id, duration }) => {
    if (!id) return;
    const known = longest.find((each) => each.id === id);
    if (known === undefined) interactions++;
    longest = [
      ...longest.filter((each) => each !== known),
      { id, duration: Math.max(duration, known?.duration ?? 0) },
    ]
      .sort((a, b) => b.duration - a.duration)
      .slice(0, MAX_INTERACTIONS);
  });

  return () => {
    for (const read of reading) read();
    const slow = longest[Math.min(longest.length - 1, Math.floor(interactions / INTERACTIONS_PER_OUTLIER))];
    return {
      ...(largestPaint === undefined ? {} : { LCP: largestPaint }),
      ...(slow === undefined ? {} : { INP: Math.round(slow.duration) }),
      ...(measuresShifts ? { CLS: Math.round(worst * 10_000) / 10_000 } : {}),
      ...(navigation === undefined ? {} : { TTFB: sinceStart(navigation.responseStart) }),
    };
  };
}
