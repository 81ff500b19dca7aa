/** The programme guide: the realm's own, in two request forms, and a third party's table. */
import { guidePage, stationsOf, stationsOfTable } from '../guide/programmeGuide';
import { numberOf, type Handlers } from '../operation';
import { notFound, PlatformError } from '../platformError';
import type { SandboxServices } from '../services';
import { cardContextOf } from './cardContext';

type GuideOperation = 'readEpg' | 'readExternalTable';

/** Default page sizes in channels: of the guide's page (LIV-054), and of a row. */
const PAGE_SIZE = 20;
const ROW_SIZE = 25;

export function guideRoutes(services: SandboxServices): Handlers<GuideOperation> {
  return {
    async readEpg(call) {
      const { query } = call;
      const { from, to, otherwise } = windowOf(query);
      const stations = stationsOf(services.catalogueOf(call.realm.id), query.get('epgId'));
      if (!stations) throw notFound(`guide ${query.get('epgId') ?? ''}`);
      return guidePage(await cardContextOf(services, call), stations, {
        from,
        to,
        size: numberOf(query, 'rpp', otherwise),
        lastSeen: query.get('lastSeen'),
        channel: query.get('channel'),
      });
    },

    async readExternalTable(call) {
      const { query } = call;
      const { from, to } = windowOf(query);
      const stations = stationsOfTable(query.get('table') ?? '');
      if (!stations) throw notFound(`table ${query.get('table') ?? ''}`);
      return guidePage(await cardContextOf(services, call), stations, {
        from,
        to,
        size: numberOf(query, 'rpp', PAGE_SIZE),
        lastSeen: query.get('lastSeen'),
        channel: query.get('channel'),
      });
    },
  };
}

/**
 * The requested time window in milliseconds, and the page size of its request form. Throws 400 for anything
 * but one complete pair of parameters.
 */
function windowOf(query: URLSearchParams): {
  readonly from: number;
  readonly to: number;
  readonly otherwise: number;
} {
  const given = ['from', 'to', 'fromTs', 'toTs'].filter((name) => query.has(name)).join(' ');
  const asDates = given === 'from to';
  if (!asDates && given !== 'fromTs toTs')
    throw new PlatformError(400, 'contractViolation', ['Either from and to or fromTs and toTs is wanted.']);
  const [from, to] = asDates
    ? [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')]
    : [numberOf(query, 'fromTs', 0), numberOf(query, 'toTs', 0)];
  if (!(to > from)) throw new PlatformError(400, 'contractViolation', ['The end lies after the start.']);
  return { from, to, otherwise: asDates ? PAGE_SIZE : ROW_SIZE };
}
