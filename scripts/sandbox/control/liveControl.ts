/** Control API for live events: start and end them by hand, close connections. */
import { Hono } from 'hono';
import { stagedEventProblems, type StagedEvent } from '../channels/liveSchedule';

export interface LiveControl {
  /** False when there is no such event. */
  readonly play: (staged: StagedEvent) => boolean;
  /** Closes every open message channel. */
  readonly hangUp: () => void;
}

export function liveControlRoutes({ play, hangUp }: LiveControl): Hono {
  const app = new Hono();
  app.post('/live-event', async (context) => {
    const staged: unknown = await context.req.json().catch(() => undefined);
    const problems = stagedEventProblems(staged);
    if (problems.length > 0)
      return context.json({ status: 400, code: 'badLiveEvent', messages: problems }, 400);
    if (!play(staged as StagedEvent))
      return context.json({ status: 404, code: 'notFound', messages: ['There is no such live event.'] }, 404);
    return context.body(null, 204);
  });
  app.post('/hang-up', (context) => {
    hangUp();
    return context.body(null, 204);
  });
  return app;
}
