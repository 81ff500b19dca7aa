/** Completes the identity of a content from the request. */
import type { components } from '../../generated/platform';

type Schemas = components['schemas'];

/**
 * Fills in id and type from the request; a missing title becomes the current programme's, else the series'
 * (ENT-025).
 */
export function withRequestedIdentity<Info extends Schemas['Vod'] | Schemas['LiveEvent']>(
  asked: Pick<Info, 'id' | 'type'>,
  info: Info,
): Info {
  const { id, type, title } = info as Partial<Info>;
  if (id && type && title) return info;
  return {
    ...info,
    id: id || asked.id,
    type: type || asked.type,
    title: title || info.programmingInfo?.currentProgramme?.title || info.series?.title || '',
  };
}
