/** Title of an episode; one with only a number gets a generic title. */
import { useFormat, useText } from '../../../core/i18n';

export function useEpisodeName(): (episode: string) => string {
  const t = useText();
  const format = useFormat();
  return (episode) =>
    /^\d+$/.test(episode) ? t('guideEpisode', { number: format.number(Number(episode)) }) : episode;
}
