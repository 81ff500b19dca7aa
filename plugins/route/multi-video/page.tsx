/** Several live events at once, at MULTI_VIDEO (MUL-001). */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useText } from 'proscenium/i18n';
import {
  channels,
  navigation,
  pageMessage,
  platformClient,
  session,
  useMinWidth,
  usePlayers,
  useService,
  type Activate,
  type EmbeddedPlayers,
  type Log,
} from 'proscenium/sdk';
import { Spinner, VisuallyHidden } from 'proscenium/ui';
import { NARROWEST_WINDOW } from './constants';
import { LineupStore } from './LineupStore';
import styles from './MultiVideoPage.module.css';
import { readWall, wallQuery, type Wall } from './wallAddress';
import { WallStore } from './WallStore';
import { WallView } from './WallView';

interface MultiVideoPageProps {
  /** The video in slot 0. */
  readonly first: string;
  readonly log: Log;
}

/** The page: redirects in a narrow window (MUL-008), else shows the wall once the players are loaded. */
const MultiVideoPage = observer(function MultiVideoPage({ first, log }: MultiVideoPageProps) {
  const t = useText();
  const nav = useService(navigation);
  const Message = useService(pageMessage);
  const { viewer } = useService(session);
  const isWide = useMinWidth(NARROWEST_WINDOW);
  const [players, again] = usePlayers();
  useEffect(() => {
    if (!isWide) nav.go(nav.hrefOf('LIVE', { eventId: first }), { replace: true });
  }, [isWide, nav, first]);

  if (isWide && players.status === 'ready') {
    // Access depends on the viewer: players and lists are recreated.
    return (
      <WallRoom key={viewer.isGuest ? 'guest' : viewer.id} first={first} log={log} screens={players.value} />
    );
  }
  if (players.status === 'failed') {
    return (
      <Message
        picture="error"
        title={t('multiVideoFailedTitle')}
        text={t('multiVideoFailedText')}
        action={{ label: t('multiVideoAgain'), run: again }}
      />
    );
  }
  return (
    <div className={styles['page']}>
      <VisuallyHidden>
        <h1>{t('multiVideoPage')}</h1>
      </VisuallyHidden>
      <div className={styles['waiting']}>
        <Spinner label={t('multiVideoLoading')} />
      </div>
    </div>
  );
});

function WallRoom({ first, log, screens }: MultiVideoPageProps & { readonly screens: EmbeddedPlayers }) {
  const nav = useService(navigation);
  const client = useService(platformClient);
  const messages = useService(channels);
  // The address's first video opens the wall; the wall manages its videos from then on.
  const [wall, lineup] = useMemo(() => {
    const onChange = (next: Wall): void => {
      const { pathname } = nav.current();
      const [video = ''] = next.videos;
      const href = nav.hrefOf('MULTI_VIDEO', { eventId: video }, wallQuery(next));
      // Avoids a remount of the page, which would interrupt the playing videos.
      if (href.split('?')[0] === pathname) rewrite(href);
      else nav.go(href, { replace: true, inPlace: true });
    };
    const rewrite = (href: string): void =>
      nav.rewriteQuery((query) => {
        for (const name of [...query.keys()]) query.delete(name);
        for (const [name, value] of new URL(href, nav.current()).searchParams) query.append(name, value);
      });
    const report = (error: unknown): void =>
      log.warn('The lineup was not read whole.', { reason: String(error) });
    return [
      new WallStore(readWall(first, nav.current().searchParams), { screens, onChange }),
      new LineupStore({ client, channels: messages, report }),
    ];
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new first video is handled by the effect below, on the existing wall
  }, [screens, nav, client, messages, log]);
  useEffect(() => {
    lineup.start();
    return () => lineup.dispose();
  }, [lineup]);
  useEffect(() => {
    // Not during render: a discarded render would leave an unclosed player playing.
    wall.start();
    return () => wall.close();
  }, [wall]);
  useEffect(() => {
    if (wall.videos[0] !== first) wall.show(readWall(first, nav.current().searchParams));
  }, [wall, nav, first]);
  return <WallView wall={wall} lineup={lineup} picture={screens.Picture} />;
}

export default (({ log }) => ({
  Page: ({ parameters }) => <MultiVideoPage first={parameters['eventId'] ?? ''} log={log} />,
})) satisfies Activate<'route'>;
