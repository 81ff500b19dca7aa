/** Label of a day: today and its neighbours by name, others by weekday and date (LOC-014). */
import { useCallback } from 'react';
import { useCalendar, useFormat, useText } from 'proscenium/i18n';

/** Takes any time of the day, in epoch milliseconds. Date formatting is slow: cache the result, not once per frame. */
export function useDayName(): (day: number) => string {
  const t = useText();
  const calendar = useCalendar();
  return useCallback(
    (day) => {
      const distance = calendar.daysUntil(day);
      if (distance === -1) return t('yesterday');
      if (distance === 0) return t('today');
      if (distance === 1) return t('tomorrow');
      return t('guideDayName', { day, date: calendar.dayMonth(day) });
    },
    [t, calendar],
  );
}

/** Title of an episode; one with only a number gets a generic title. */
export function useEpisodeName(): (episode: string) => string {
  const t = useText();
  const format = useFormat();
  return (episode) =>
    /^\d+$/.test(episode) ? t('guideEpisode', { number: format.number(Number(episode)) }) : episode;
}
