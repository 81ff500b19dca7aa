/** The room's view: player with controls, and members and invitation next to it. */
import { observer } from 'mobx-react-lite';
import { useCallback, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, useService, type EmbeddedPlayer, type EmbeddedPlayers } from 'proscenium/sdk';
import { Alert, Icon } from 'proscenium/ui';
import { RoomControls } from './RoomControls';
import { Invitation } from './Invitation';
import type { RoomStore } from './RoomStore';
import styles from './TogetherPage.module.css';

const SEEK_STEP_SECONDS = 10;

/** Player keyboard shortcuts while it has the focus; those that affect all are for the host. */
function useRoomKeys(
  room: RoomStore,
  screen: EmbeddedPlayer,
  fullscreen: () => void,
): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as Element;
      // Fields and buttons handle their own keys.
      if (target.matches('input, select') || (event.key === ' ' && target.closest('button, a') !== null))
        return;
      const run = runs(room, screen, fullscreen)[event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    },
    [room, screen, fullscreen],
  );
}

const runs = (
  room: RoomStore,
  screen: EmbeddedPlayer,
  fullscreen: () => void,
): Readonly<Record<string, () => void>> => ({
  ' ': () => room.togglePlay(),
  k: () => room.togglePlay(),
  j: () => room.seekBy(-SEEK_STEP_SECONDS),
  l: () => room.seekBy(SEEK_STEP_SECONDS),
  arrowleft: () => room.seekBy(-SEEK_STEP_SECONDS),
  arrowright: () => room.seekBy(SEEK_STEP_SECONDS),
  m: () => screen.hear(!screen.audible),
  f: fullscreen,
});

/** Members of the room in order of arrival: the first is the host. */
const People = observer(function People({ room }: { readonly room: RoomStore }) {
  const t = useText();
  const members = room.room?.members ?? [];
  return (
    <section className={styles['people']} aria-labelledby="together-people">
      <h2 id="together-people">
        {t('togetherPeople')} <span role="status">{t('togetherCount', { count: members.length })}</span>
      </h2>
      {room.outOfTouch && <Alert>{t('togetherOutOfTouch')}</Alert>}
      <ul>
        {members.map(({ member, name }, index) => {
          const shown = name ?? t('togetherNameless', { number: index + 1 });
          return (
            <li key={member}>
              <span className={styles['face']} aria-hidden="true">
                {[...shown][0]}
              </span>
              <span className={styles['name']}>
                <bdi>{shown}</bdi>
                {member === room.me && <small>{t('togetherYou')}</small>}
              </span>
              {member === room.room?.host && <span className={styles['host']}>{t('togetherHost')}</span>}
            </li>
          );
        })}
      </ul>
      <p className={styles['note']}>{t(room.isHost ? 'togetherHostNote' : 'togetherGuestNote')}</p>
    </section>
  );
});

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
        <RoomControls room={room} screen={screen} onFullscreen={fullscreen} />
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
