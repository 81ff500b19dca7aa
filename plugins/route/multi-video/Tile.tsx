/** A video on the wall: picture, name, sound indicator and actions. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, useService, type EmbeddedPlayer, type EmbeddedPlayers } from 'proscenium/sdk';
import { WallIcon, type WallIconName } from './icons';
import styles from './Tile.module.css';
import type { WallStore } from './WallStore';

/** Common rendition heights. */
const ladder = [240, 360, 480, 540, 720, 1080, 1440, 2160] as const;

/**
 * The rendition that fills the tile on this display; null when only the largest does. Up to 10 % fewer lines
 * are tolerated.
 */
export function linesFor(tileHeight: number, pixelRatio: number): number | null {
  const wanted = tileHeight * pixelRatio * 0.9;
  return ladder.find((lines) => lines >= wanted) ?? null;
}

export interface TileProps {
  readonly wall: WallStore;
  readonly screen: EmbeddedPlayer;
  readonly index: number;
  /** Pixels. */
  readonly height: number;
  readonly picture: EmbeddedPlayers['Picture'];
  readonly onExchange: () => void;
  readonly onRemove: () => void;
}

/** Below this height only essential text is shown. */
const FULL_TEXT_MIN_HEIGHT_PX = 360;

export const Tile = observer(function Tile({
  wall,
  screen,
  index,
  height,
  picture: Picture,
  onExchange,
  onRemove,
}: TileProps) {
  const t = useText();
  const nav = useService(navigation);
  const audible = wall.audibleId === screen.id;
  const title = screen.title ?? t('multiVideoNameless', { number: index + 1 });
  const showing = screen.state.status === 'showing';
  useEffect(() => screen.capQuality(linesFor(height, window.devicePixelRatio)), [screen, height]);
  const listen = () => wall.listen(screen.id);

  return (
    <article
      className={styles['tile']}
      aria-label={title}
      data-audible={audible || undefined}
      data-small={height < FULL_TEXT_MIN_HEIGHT_PX || undefined}
      data-dark={!showing || undefined}
    >
      {/* A click anywhere on the picture triggers the button below it, which is the keyboard control. */}
      <div
        className={styles['picture']}
        role="presentation"
        onClick={showing ? listen : undefined}
        data-press={showing || undefined}
      >
        <Picture screen={screen} compact={height < FULL_TEXT_MIN_HEIGHT_PX} />
      </div>
      <div className={styles['doings']}>
        {showing && (
          <Doing
            icon={screen.playing ? 'pause' : 'play'}
            label={t(screen.playing ? 'multiVideoPause' : 'multiVideoPlay', { title })}
            onPress={screen.playing ? () => screen.pause() : () => screen.play()}
          />
        )}
        {index > 0 && wall.layout !== 'twoUp' && wall.layout !== 'quad' && (
          <Doing
            icon="larger"
            label={t('multiVideoEnlarge', { title })}
            onPress={() => wall.enlarge(screen.id)}
          />
        )}
        <Doing icon="exchange" label={t('multiVideoExchange', { title })} onPress={onExchange} />
        <Link
          className={styles['doing']}
          to={nav.hrefOf('LIVE', { eventId: screen.id })}
          aria-label={t('multiVideoAlone', { title })}
          title={t('multiVideoAlone', { title })}
        >
          <WallIcon name="alone" />
        </Link>
        {wall.videos.length > 1 && (
          <Doing icon="remove" label={t('multiVideoRemove', { title })} onPress={onRemove} />
        )}
      </div>
      <button type="button" data-main className={styles['name']} aria-pressed={audible} onClick={listen}>
        <span className={styles['sound']} data-blocked={(audible && screen.soundBlocked) || undefined}>
          <WallIcon name={audible && !screen.soundBlocked ? 'sound' : 'silence'} />
        </span>
        <span className={styles['words']}>
          <strong>{title}</strong>
          {screen.subtitle !== null && <span>{screen.subtitle}</span>}
        </span>
        {audible && screen.soundBlocked && (
          <span className={styles['unblock']}>{t('multiVideoUnblock')}</span>
        )}
      </button>
    </article>
  );
});

function Doing({
  icon,
  label,
  onPress,
}: {
  readonly icon: WallIconName;
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={styles['doing']} aria-label={label} title={label} onClick={onPress}>
      <WallIcon name={icon} />
    </button>
  );
}

interface EmptyPlaceProps {
  /** The next video is put here. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** An empty place, with a button to fill it (MUL-006). */
export function EmptyPlace({ chosen, onChoose }: EmptyPlaceProps) {
  const t = useText();
  return (
    <button type="button" data-main className={styles['empty']} aria-pressed={chosen} onClick={onChoose}>
      <span className={styles['plus']}>
        <WallIcon name="add" />
      </span>
      <span>{t('multiVideoAdd')}</span>
    </button>
  );
}
