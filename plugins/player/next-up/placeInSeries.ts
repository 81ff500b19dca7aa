/** Text with the season and episode numbers of an episode. */
import type { Content } from '../../../core/sdk';

export interface PlaceText {
  readonly key: 'nextUpEpisode' | 'nextUpSeasonEpisode';
  readonly values: { readonly episode: number; readonly season: string };
}

/** Null when it is not an episode. */
export function placeInSeries({
  episodeNumber,
  season,
}: Pick<Content, 'episodeNumber' | 'season'>): PlaceText | null {
  if (typeof episodeNumber !== 'number') return null;
  const title = season?.title ?? '';
  return {
    key: title === '' ? 'nextUpEpisode' : 'nextUpSeasonEpisode',
    values: { episode: episodeNumber, season: title },
  };
}
