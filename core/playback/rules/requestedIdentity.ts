/** What a content is known by, when its answer does not say so. A rule. */
import type { components } from '../../generated/platform';

type Schemas = components['schemas'];

/** The call knows which content it asked for, and of what kind; one without a title goes by what is on, else by its series (ENT-025). */
export function withRequestedIdentity<Info extends Schemas['Vod'] | Schemas['LiveEvent']>(asked: Pick<Info, 'id' | 'type'>, info: Info): Info {
  const { id, type, title } = info as Partial<Info>;
  if (id && type && title) return info;
  return { ...info, id: id || asked.id, type: type || asked.type, title: title || info.programmingInfo?.currentProgramme?.title || info.series?.title || '' };
}
