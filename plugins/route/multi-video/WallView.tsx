/** The wall's view: toolbar, videos by layout, and the lineup. */
import { observer } from 'mobx-react-lite';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useDirection, useText } from 'proscenium/i18n';
import { navigation, useService, type EmbeddedPlayers } from 'proscenium/sdk';
import { Icon } from 'proscenium/ui';
import { sizeProperties } from './constants';
import { moveDirection, neighbour } from './focusMoves';
import { WallIcon } from './icons';
import { LayoutChoice } from './LayoutChoice';
import { boxesOf, type Size } from './layouts';
import { Lineup } from './Lineup';
import type { LineupStore } from './LineupStore';
import styles from './MultiVideoPage.module.css';
import { EmptyPlace, Tile } from './Tile';
import type { WallStore } from './WallStore';

export interface WallViewProps {
  readonly wall: WallStore;
  readonly lineup: LineupStore;
  readonly picture: EmbeddedPlayers['Picture'];
}

export const WallView = observer(function WallView({ wall, lineup, picture }: WallViewProps) {
  const t = useText();
  const nav = useService(navigation);
  const direction = useDirection();
  const [wallRef, wallSize] = useSize();
  const places = useRef<HTMLUListElement>(null);
  /** Target place of the next video; null while none is being chosen. */
  const [choosing, setChoosing] = useState<number | null>(null);
  const boxes = wallSize === null ? [] : boxesOf(wall.layout, wallSize);
  const focus = useCallback(
    (index: number) =>
      places.current?.querySelector<HTMLElement>(`[data-place="${index}"] [data-main]`)?.focus(),
    [],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const place = (event.target as Element).closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const screen = wall.places[Number(event.key) - 1]?.screen;
    if (screen) wall.listen(screen.id);
    const moved = moveDirection(event.key, direction);
    if (moved !== null && place !== undefined) focus(neighbour(boxes, Number(place), moved));
    else if (!screen) return;
    event.preventDefault();
  };
  const openings = wall.places.filter(({ screen }) => screen === null);
  const wanted = choosing ?? openings[0]?.index ?? null;
  const choose = (video: string) => {
    const place = wanted ?? undefined;
    wall.put(video, place);
    setChoosing(null);
    if (place !== undefined) requestAnimationFrame(() => focus(Math.min(place, wall.videos.length - 1)));
  };
  // Focus inside a closing element moves to its place, so that it is not lost.
  const closeLineup = () => {
    if (choosing !== null) focus(choosing);
    setChoosing(null);
  };
  const remove = (video: string, place: number) => {
    wall.remove(video);
    requestAnimationFrame(() => focus(place));
  };

  return (
    <div className={styles['page']} style={sizeProperties} onKeyDown={onKeyDown}>
      <header className={styles['bar']}>
        <Link
          className={styles['back']}
          to={nav.hrefOf('LIVE', { eventId: wall.videos[0] ?? '' })}
          aria-label={t('multiVideoLeave')}
          title={t('multiVideoLeave')}
        >
          <Icon name="back" />
        </Link>
        <h1 className={styles['title']}>{t('multiVideoPage')}</h1>
        <LayoutChoice wall={wall} available={Math.max(lineup.total, wall.videos.length)} />
        <div className={styles['tools']}>
          <button
            type="button"
            className={styles['tool']}
            onClick={() => (wall.playing ? wall.pauseAll() : wall.playAll())}
          >
            <WallIcon name={wall.playing ? 'pause' : 'play'} />
            <span>{t(wall.playing ? 'multiVideoPauseAll' : 'multiVideoPlayAll')}</span>
          </button>
          <button
            type="button"
            className={styles['tool']}
            aria-expanded={choosing !== null}
            aria-controls="multi-video-lineup"
            onClick={() =>
              setChoosing(choosing === null ? (openings[0]?.index ?? wall.places.length - 1) : null)
            }
          >
            <WallIcon name="lineup" />
            <span>{t('multiVideoLineup')}</span>
          </button>
        </div>
      </header>
      <div ref={wallRef} className={styles['stage']}>
        <ul
          ref={places}
          className={styles['places']}
          aria-label={t('multiVideoPlaces')}
          data-layout={wall.layout}
        >
          {wall.places.map(({ index, screen }) => {
            const box = boxes[index];
            if (box === undefined) return null;
            return (
              <li
                key={screen?.id ?? `empty ${index}`}
                data-place={index}
                className={styles['place']}
                data-over={(wall.layout === 'pip' && index > 0) || undefined}
                style={{
                  insetInlineStart: box.start,
                  insetBlockStart: box.top,
                  inlineSize: box.width,
                  blockSize: box.height,
                }}
              >
                {screen === null ? (
                  <EmptyPlace chosen={choosing === index} onChoose={() => setChoosing(index)} />
                ) : (
                  <Tile
                    wall={wall}
                    screen={screen}
                    index={index}
                    height={box.height}
                    picture={picture}
                    onExchange={() => setChoosing(index)}
                    onRemove={() => remove(screen.id, index)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
      {choosing !== null && (
        <Lineup
          lineup={lineup}
          shown={wall.videos}
          place={choosing}
          onChoose={choose}
          onClose={closeLineup}
        />
      )}
    </div>
  );
});

/**
 * Size of an element, for layout by arithmetic. Returns a ref for the element, and its size; null until
 * measured, which happens before paint.
 */
function useSize(): readonly [ref: (element: HTMLElement | null) => void, size: Size | null] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = () =>
      setSize((before) => {
        const { clientWidth: width, clientHeight: height } = element;
        return before?.width === width && before.height === height ? before : { width, height };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}
