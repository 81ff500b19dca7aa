/** Programme guide calls, independent of the source. */
import { readEpg, readExternalTable } from './endpoints/guide';
import type { GuideSettings, ProgrammeGuide } from './guide';
import type { PlatformClient } from './platform';

/** Time window: programmes that end after `from` and start before `to`, in epoch milliseconds. */
export interface GuideRequest {
  readonly from: number;
  readonly to: number;
  /** A specific guide; default: the realm's. */
  readonly epgId?: string | undefined;
  /** Restricts the answer to one channel (LIV-030). */
  readonly channel?: string | undefined;
  /** Cursor: the end of the previous page. */
  readonly lastSeen?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A page of channels for the guide page: requested with dates (LIV-030, LIV-032), or from the external table
 * when the realm names one and no other guide is requested (LIV-033). Rejects with a CallError.
 */
export function readGuidePage(
  client: PlatformClient,
  settings: GuideSettings,
  request: GuideRequest,
): Promise<ProgrammeGuide> {
  const { from, to, epgId, channel, lastSeen, signal } = request;
  const page = {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    rpp: settings.pageSize,
    ...given({ channel, lastSeen }),
  };
  return settings.externalTable !== null && epgId === undefined
    ? client.call(readExternalTable, { query: { table: settings.externalTable, ...page }, signal })
    : client.call(readEpg, { query: { ...page, ...given({ epgId }) }, signal });
}

/**
 * A page of channels for a row: requested with milliseconds and the row's own guide (LIV-031, LIV-053).
 * Rejects with a CallError.
 */
export function readGuideRow(
  client: PlatformClient,
  settings: GuideSettings,
  { from, to, epgId, lastSeen, signal }: GuideRequest,
): Promise<ProgrammeGuide> {
  return client.call(readEpg, {
    query: { fromTs: from, toTs: to, rpp: settings.rowSize, ...given({ epgId, lastSeen }) },
    signal,
  });
}

/** Drops undefined values: an absent query parameter is omitted, not sent empty. */
function given<Values extends Readonly<Record<string, string | undefined>>>(
  values: Values,
): { readonly [Key in keyof Values]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    readonly [Key in keyof Values]?: string;
  };
}
