/** The room's view: player with controls, and members and invitation next to it. */
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n';
import { navigation, useService, type EmbeddedPlayer, type EmbeddedPlayers } from '../../../core/sdk';
import { Icon } from '../../../core/ui';
import { Controls } from './Controls';
import { Invitation } from './Invitation';
import { People } from './People';
import type { RoomStore } from './RoomStore';
import styles from './TogetherPage.module.css';
import { useRoomKeys } from './useRoomKeys';

export interface RoomViewProps {
  readonly room: RoomStore;
  readonly screen: EmbeddedPlayer;
  readonly picture: EmbeddedPlayers['Picture'];
}

export const RoomView = observer(function RoomView({ room, screen, picture: Picture }: RoomViewProps) {
  const t = useText();
  const nav = useService(navigation);
  const frame = useRef<HTMLElement>(null);
  const title = screen.title ?? t('togetherPage');
  const fullscreen = (): void => {
    const change =
      document.fullscreenElement === null ? frame.current?.requestFullscreen() : document.exitFullscreen();
    // Fullscreen may be denied; the layout then stays.
    change?.catch(() => undefined);
  };
  const onKeyDown = useRoomKeys(room, screen, fullscreen);
  return (
    <div className={styles['page']}>
      <section
        ref={frame}
        className={styles['stage']}
        aria-label={t('togetherPlayer', { title })}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className={styles['picture']}>
          <Picture screen={screen} />
        </div>
        <Link
          className={styles['back']}
          to={nav.hrefOf('LIVE', { eventId: room.eventId })}
          aria-label={t('togetherLeave')}
          title={t('togetherLeave')}
        >
          <Icon name="back" />
        </Link>
        <Controls room={room} screen={screen} onFullscreen={fullscreen} />
      </section>
      <aside className={styles['aside']}>
        <header className={styles['head']}>
          <p className={styles['kicker']}>{t('togetherPage')}</p>
          <h1 className={styles['title']}>{title}</h1>
          {screen.subtitle !== null && <p className={styles['subtitle']}>{screen.subtitle}</p>}
        </header>
        <Invitation opened={room.room !== null} />
        <People room={room} />
      </aside>
    </div>
  );
});
