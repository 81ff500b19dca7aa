/** Reports errors and web vitals of the page. It has no use for events: it is a sink since sinks start after the first rows. */
import { clock, drawingErrors, navigation, realm, type Activate } from 'proscenium/sdk';
import { errorReport, type ErrorReport } from './errorReport';
import type { MonitoringOptions } from './options.generated';
import { sendReport } from './sendReport';
import { observeVitals } from './vitals';

/** Errors of one cause come together, so a report waits for more of them. Milliseconds. */
const SEND_DELAY_MS = 5000;
/** The different errors that one page reports: a page that fails again and again must not flood the operator. */
const MAX_ERRORS = 10;

export default ((context) => {
  const { options } = context;
  const isSampled = (percent: number): boolean => Math.random() * 100 < percent;
  let vitals = isSampled(options.vitals) ? observeVitals(context) : null;
  let errors: ErrorReport[] = [];
  const known = new Set<string>();
  let cancel: (() => void) | null = null;

  const send = (measured = {}): void => {
    cancel?.();
    cancel = null;
    if (errors.length > 0 || Object.keys(measured).length > 0)
      sendReport(options.url, { realm: context.use(realm).id, errors, vitals: measured });
    errors = [];
  };
  /** The page is hidden: it may never be seen again, and its vitals are final. */
  const leave = (): void => {
    send(vitals?.());
    vitals = null;
  };
  const add = (type: ErrorReport['type'], thrown: unknown): void => {
    const report = errorReport(type, thrown, context.use(navigation).current().origin);
    const key = JSON.stringify(report);
    if (report === null || known.size >= MAX_ERRORS || known.has(key)) return;
    known.add(key);
    errors.push(report);
    cancel ??= context.use(clock).after(SEND_DELAY_MS, send);
  };

  const listen = (target: EventTarget, type: string, listener: (event: Event) => void): void => {
    target.addEventListener(type, listener);
    context.onDispose(() => target.removeEventListener(type, listener));
  };

  if (isSampled(options.errors)) {
    listen(window, 'error', (event) => add('error', (event as ErrorEvent).error));
    context.onDispose(context.use(drawingErrors).listen((error) => add('error', error)));
    listen(window, 'unhandledrejection', (event) =>
      add('rejection', (event as PromiseRejectionEvent).reason),
    );
  }
  // Mobile pages may get no unload event: `hidden` is the last reliable one.
  listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && leave());
  context.onDispose(() => cancel?.());
  return { accept: () => undefined, flush: leave };
}) satisfies Activate<'analytics-sink', MonitoringOptions>;
