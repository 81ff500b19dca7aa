/** Collector of analytics events, which an operator would run elsewhere: accepts batches from sites and lists them. */
import { Hono } from 'hono';

export interface CollectedEvent {
  readonly name: string;
  readonly at: number;
  readonly userType: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Only the latest events are retained. */
const MOST = 1000;

export interface Collector {
  /** Oldest first. */
  list(): readonly CollectedEvent[];
  clear(): void;
  readonly routes: Hono;
}

export function createCollector(): Collector {
  let events: CollectedEvent[] = [];
  const routes = new Hono();
  routes.post('/', async (context) => {
    const batch = (await context.req.json().catch(() => null)) as { readonly events?: unknown } | null;
    if (!Array.isArray(batch?.events) || !batch.events.every(isEvent))
      return context.json(
        {
          status: 400,
          code: 'badBatch',
          messages: ['A batch is {"events": [{"name", "at", "userType", "properties"}]}.'],
        },
        400,
      );
    events = [...events, ...batch.events].slice(-MOST);
    return context.body(null, 204);
  });
  return { list: () => events, clear: () => (events = []), routes };
}

function isEvent(value: unknown): value is CollectedEvent {
  const { name, at, userType, properties } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    typeof at === 'number' &&
    typeof userType === 'string' &&
    typeof properties === 'object' &&
    properties !== null
  );
}
