/** A live event synchronised across browsers, at WATCH_TOGETHER (MUL-012, ADM-018). */
import { makeAutoObservable, observableRef } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useText } from 'proscenium/i18n';
import {
  channels,
  clock,
  navigation,
  pageMessage,
  platformClient,
  session,
  usePageTitle,
  usePlayers,
  useService,
  type Activate,
  type EmbeddedPlayer,
  type EmbeddedPlayers,
  type Log,
} from 'proscenium/sdk';
import { Spinner } from 'proscenium/ui';
import { RoomStore, type RoomDeps } from './RoomStore';
import { RoomView } from './RoomView';
import styles from './TogetherPage.module.css';

interface VisitDeps extends Omit<RoomDeps, 'screen'> {
  readonly screens: Pick<EmbeddedPlayers, 'open'>;
}

/** One viewer's visit: owns the player and the room from joining to leaving. */
class Visit {
  /** Null before it starts and after it ends. */
  opened: { readonly room: RoomStore; readonly screen: EmbeddedPlayer } | null = null;

  readonly #eventId: string;
  readonly #deps: VisitDeps;

  constructor(eventId: string, deps: VisitDeps) {
    this.#eventId = eventId;
    this.#deps = deps;
    makeAutoObservable(this, { opened: observableRef });
  }

  /** Joins or opens a room. */
  begin(room: string | null): void {
    const { screens, ...deps } = this.#deps;
    const screen = screens.open(this.#eventId);
    screen.hear(true);
    const store = new RoomStore(this.#eventId, { ...deps, screen });
    this.opened = { room: store, screen };
    void store.start(room);
  }

  /** Closes the player and leaves the room. */
  end(): void {
    this.opened?.room.close();
    this.opened?.screen.close();
    this.opened = null;
  }
}

interface TogetherPageProps {
  readonly eventId: string;
  readonly log: Log;
}

/** Query parameter of the room. */
const ROOM_KEY = 'room';

/**
 * The page: signed-in viewers only; an embedded player and a room (MUL-012, MUL-013). Guests are sent to sign
 * in, and back to the same room.
 */
const TogetherPage = observer(function TogetherPage({ eventId, log }: TogetherPageProps) {
  const t = useText();
  const nav = useService(navigation);
  const Message = useService(pageMessage);
  const { viewer, known } = useService(session);
  const [players, again] = usePlayers();
  const mustSignIn = known !== false && viewer.isGuest;
  useEffect(() => {
    if (!mustSignIn) return;
    const { pathname, search } = nav.current();
    nav.go(nav.hrefOf('LOGIN', {}, { from: pathname + search }), { replace: true });
  }, [mustSignIn, nav]);

  if (!viewer.isGuest && players.status === 'ready')
    return <Together key={`${viewer.id} ${eventId}`} eventId={eventId} log={log} screens={players.value} />;
  if (players.status === 'failed') {
    return (
      <Message
        picture="error"
        title={t('togetherFailedTitle')}
        text={t('togetherFailedText')}
        action={{ label: t('togetherAgain'), run: again }}
      />
    );
  }
  return <Waiting />;
});

function Waiting() {
  const t = useText();
  return (
    <div className={styles['waiting']}>
      <h1>{t('togetherPage')}</h1>
      <Spinner label={t('togetherLoading')} />
    </div>
  );
}

const Together = observer(function Together({
  eventId,
  log,
  screens,
}: TogetherPageProps & { readonly screens: EmbeddedPlayers }) {
  const nav = useService(navigation);
  const client = useService(platformClient);
  const messages = useService(channels);
  const time = useService(clock);
  const [member] = useState(newName);
  const visit = useMemo(() => {
    const onOpened = (id: string): void => nav.rewriteQuery((query) => query.set(ROOM_KEY, id));
    const report = (error: unknown): void => log.warn('A room was not reached.', { reason: String(error) });
    return new Visit(eventId, { screens, client, channels: messages, clock: time, member, report, onOpened });
  }, [screens, eventId, client, messages, time, member, nav, log]);
  useEffect(() => {
    visit.begin(nav.current().searchParams.get(ROOM_KEY));
    return () => visit.end();
  }, [visit, nav]);
  return visit.opened === null ? <Waiting /> : <InRoom {...visit.opened} picture={screens.Picture} />;
});

const InRoom = observer(function InRoom({
  room,
  screen,
  picture,
}: NonNullable<Visit['opened']> & { readonly picture: EmbeddedPlayers['Picture'] }) {
  const t = useText();
  const nav = useService(navigation);
  const Message = useService(pageMessage);
  const { eventId } = room;
  usePageTitle(screen.title ?? '');

  const [elsewhere, its] = [room.room?.eventId, room.room?.roomId];
  useEffect(() => {
    // The link's event differs from the room's.
    if (elsewhere !== undefined && its !== undefined && elsewhere !== eventId)
      nav.go(nav.hrefOf('WATCH_TOGETHER', { eventId: elsewhere }, { [ROOM_KEY]: its }), { replace: true });
  }, [elsewhere, its, eventId, nav]);

  const { status } = room.state;
  if (status === 'gone' || status === 'failed') {
    const begin = (): void => {
      nav.rewriteQuery((query) => query.delete(ROOM_KEY));
      void room.start(null);
    };
    const gone = status === 'gone';
    return (
      <Message
        picture={gone ? 'empty' : 'error'}
        title={t(gone ? 'togetherGoneTitle' : 'togetherFailedTitle')}
        text={t(gone ? 'togetherGoneText' : 'togetherFailedText')}
        action={{ label: t('togetherNewRoom'), run: begin, automatic: false }}
      />
    );
  }
  return <RoomView room={room} screen={screen} picture={picture} />;
});

/** A random member name, unique to this visit. */
const newName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export default (({ log }) => ({
  Page: ({ parameters }) => <TogetherPage eventId={parameters['eventId'] ?? ''} log={log} />,
})) satisfies Activate<'route'>;
