/** The calls of the platform's "channels", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Opens a message channel (API-058, LIV-026, LIV-027, MUL-012). */
export const openChannel: Endpoint<'openChannel'> = { id: 'openChannel', method: 'GET', path: '/api/v2/channel/{channel}', auth: true };
