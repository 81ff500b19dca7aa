/** The link to what a player shows at this moment (PLY-042, LIV-041). */
import type { Navigation, ScreeningView } from '../../../core/sdk';

/** A film is opened at its position; a broadcast at the moment its picture was made, where that can be told. `now`: epoch milliseconds. */
export function momentLink(screening: Pick<ScreeningView, 'content' | 'position' | 'figures'>, where: Pick<Navigation, 'current' | 'hrefOf'>, now: number): string {
  const { kind, id, title } = screening.content;
  const parameters = { eventId: id, eventTitle: title };
  if (kind === 'vod') return new URL(where.hrefOf('VOD', parameters, { progress: String(Math.floor(screening.position)) }), where.current()).href;
  const latency = screening.figures()?.latency ?? null;
  return new URL(where.hrefOf('LIVE', parameters, latency === null ? {} : { start: String(Math.round(now - latency * 1000)) }), where.current()).href;
}
