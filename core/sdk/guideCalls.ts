/** The programme guide: one way to ask for it, whatever its source. */
import { readEpg, readExternalTable } from './endpoints/guide';
import type { GuideSettings, ProgrammeGuide } from './guide';
import type { PlatformClient } from './platform';

/** Which programmes: those that end after `from` and start before `to`, in epoch milliseconds. */
export interface GuideRequest {
  readonly from: number;
  readonly to: number;
  /** A guide of its own; absent: the realm's. */
  readonly epgId?: string | undefined;
  /** This channel alone (LIV-030). */
  readonly channel?: string | undefined;
  /** The end of the page before. */
  readonly lastSeen?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A page of channels for the guide's own page: asked with dates (LIV-030, LIV-032), or of the external table when the realm
 * names one and no other guide is asked for (LIV-033). Rejects with a CallError.
 */
export function readGuidePage(client: PlatformClient, settings: GuideSettings, request: GuideRequest): Promise<ProgrammeGuide> {
  const { from, to, epgId, channel, lastSeen, signal } = request;
  const page = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), rpp: settings.pageSize, ...given({ channel, lastSeen }) };
  return settings.externalTable !== null && epgId === undefined
    ? client.call(readExternalTable, { query: { table: settings.externalTable, ...page }, signal })
    : client.call(readEpg, { query: { ...page, ...given({ epgId }) }, signal });
}

/** A page of channels for a row: asked with milliseconds and the row's own guide (LIV-031, LIV-053). Rejects with a CallError. */
export function readGuideRow(client: PlatformClient, settings: GuideSettings, { from, to, epgId, lastSeen, signal }: GuideRequest): Promise<ProgrammeGuide> {
  return client.call(readEpg, { query: { fromTs: from, toTs: to, rpp: settings.rowSize, ...given({ epgId, lastSeen }) }, signal });
}

/** Without what is not there: a query parameter is absent rather than empty. */
function given<Values extends Readonly<Record<string, string | undefined>>>(values: Values): { readonly [Key in keyof Values]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { readonly [Key in keyof Values]?: string };
}
