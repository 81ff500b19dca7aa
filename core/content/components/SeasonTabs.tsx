/** Scrollable season tabs with roving tabindex and manual activation: arrow keys move focus, Enter and Space select. */
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/hooks';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import type { SeasonEntry } from '../listHeads';
import styles from './SeasonChoice.module.css';

export interface SeasonTabsProps {
  readonly seasons: readonly SeasonEntry[];
  readonly chosen: string | null;
  readonly onChoose: (season: SeasonEntry) => void;
  /** Whether seasons can be loaded before the first or after the last one. */
  readonly more: { readonly earlier: boolean; readonly later: boolean };
  readonly busy: boolean;
  readonly onEarlier: () => void;
  readonly onLater: () => void;
  /** Id of the tab panel. */
  readonly panelId: string;
}

export function SeasonTabs({
  seasons,
  chosen,
  onChoose,
  more,
  busy,
  onEarlier,
  onLater,
  panelId,
}: SeasonTabsProps) {
  const t = useText();
  const line = useRef<HTMLDivElement>(null);
  useChosenInSight(line, chosen);
  useSteadyLine(line, seasons[0]?.id);

  const onKeyDown = (press: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...press.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const ahead = getComputedStyle(press.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const behind = ahead === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const places: Readonly<Record<string, number>> = {
      [ahead]: at + 1,
      [behind]: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const place = places[press.key];
    if (at < 0 || place === undefined) return;
    press.preventDefault();
    if (place < 0 && more.earlier) onEarlier();
    if (place >= tabs.length && more.later) onLater();
    tabs[place]?.focus();
  };

  // Roving tabindex: the selected season, else the first, is the tab stop.
  const entry = seasons.some(({ id }) => id === chosen) ? chosen : seasons[0]?.id;
  return (
    <div className={styles['switcher']}>
      {more.earlier && (
        <MoreSeasons icon="previous" label={t('earlierSeasons')} busy={busy} onPress={onEarlier} />
      )}
      <div
        ref={line}
        className={styles['tabs']}
        role="tablist"
        aria-label={t('seasonTabs')}
        onKeyDown={onKeyDown}
      >
        {seasons.map((season) => (
          <button
            key={season.id}
            type="button"
            role="tab"
            id={`${panelId}-${season.id}`}
            className={styles['tab']}
            aria-selected={season.id === chosen}
            aria-controls={season.id === chosen ? panelId : undefined}
            tabIndex={season.id === entry ? 0 : -1}
            onClick={() => onChoose(season)}
          >
            <span className={styles['name']}>{season.title}</span>
            {season.episodeCount !== null && (
              <span className={styles['count']}>{t('episodeCount', { count: season.episodeCount })}</span>
            )}
          </button>
        ))}
      </div>
      {more.later && <MoreSeasons icon="next" label={t('laterSeasons')} busy={busy} onPress={onLater} />}
    </div>
  );
}

function MoreSeasons({
  icon,
  label,
  busy,
  onPress,
}: {
  readonly icon: 'previous' | 'next';
  readonly label: string;
  readonly busy: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles['arrow']}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={onPress}
    >
      {busy ? <Spinner small /> : <Icon name={icon} size={23} />}
    </button>
  );
}

/** Scrolls the selected tab into view within the tab list, without scrolling the page. */
function useChosenInSight(line: React.RefObject<HTMLDivElement | null>, chosen: string | null): void {
  useEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tab || !line.current) return;
    const [box, shown] = [tab.getBoundingClientRect(), line.current.getBoundingClientRect()];
    if (box.left < shown.left || box.right > shown.right)
      line.current.scrollBy(box.left + box.width / 2 - (shown.left + shown.width / 2), 0);
  }, [line, chosen]);
}

/** Keeps the visible tabs in place when earlier seasons are prepended. */
function useSteadyLine(line: React.RefObject<HTMLDivElement | null>, first: string | undefined): void {
  const before = useRef<{ readonly first: string | undefined; readonly width: number } | null>(null);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const grown = element.scrollWidth - (before.current?.width ?? element.scrollWidth);
    if (grown !== 0 && before.current?.first !== first)
      element.scrollBy(getComputedStyle(element).direction === 'rtl' ? -grown : grown, 0);
    before.current = { first, width: element.scrollWidth };
  });
}
