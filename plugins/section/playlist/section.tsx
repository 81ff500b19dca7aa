/** Row renderer for playlists (HOM-074). */
import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { useDirection } from 'proscenium/i18n';
import {
  card,
  cardShelf,
  CAROUSEL_MIN_WIDTH,
  clock,
  EXPANDED_CARD,
  rowLook,
  useHistoryState,
  useMinWidth,
  useService,
  type Activate,
  type Row,
} from 'proscenium/sdk';
import type { ExpandedPlaylistProps } from './ExpandedPlaylist';
import { OpenPlaylist } from './OpenPlaylist';

interface PlaylistRowProps {
  readonly row: Row;
  readonly open: OpenPlaylist;
  readonly eager: boolean;
  readonly report: (error: unknown) => void;
}

const EAGER_CARDS = 5;

type OpenedPart = { readonly default: ComponentType<ExpandedPlaylistProps> };

/** Lazy-loaded on the first press; if that fails, the card's link still works. */
const ExpandedPlaylist = lazy(() =>
  import('./ExpandedPlaylist').then(
    ({ ExpandedPlaylist: Part }): OpenedPart => ({ default: Part }),
    (): OpenedPart => ({ default: () => null }),
  ),
);

/**
 * Playlists in a line. On a wide screen a press expands one under the row; elsewhere it opens the playlist's
 * page (HOM-074, HOM-075).
 */
const PlaylistRow = observer(function PlaylistRow({ row, open, eager, report }: PlaylistRowProps) {
  const Card = useService(card);
  const CardShelf = useService(cardShelf);
  const wide = useMinWidth(CAROUSEL_MIN_WIDTH);
  const direction = useDirection();
  const look = rowLook(row.presentation, direction);
  useOpened(open, row.id);
  const id = wide ? open.in(row.id) : null;
  const { shown, leaving } = useLeaving(id, EXPANDED_CARD.leave);
  const list = row.items.find((content) => content.id === shown);
  return (
    <CardShelf
      row={row}
      itemSize={
        look.playlistImage === 'poster'
          ? 'min(var(--card-playlist), 46vw)'
          : 'min(calc(var(--card-playlist) * 1.25), 74vw)'
      }
      below={
        list && (
          <Suspense>
            <ExpandedPlaylist
              key={list.id}
              list={list}
              leaving={leaving}
              report={report}
              onClose={() => open.close()}
            />
          </Suspense>
        )
      }
    >
      {(content, index) => (
        <Card
          content={content}
          shape={look.playlistImage === 'poster' ? 'poster' : 'default'}
          look={look}
          eager={eager && index < EAGER_CARDS}
          onOpen={wide ? () => open.press(row.id, content.id) : undefined}
          opened={content.id === id}
        />
      )}
    </CardShelf>
  );
});

/**
 * Delays unmounting until an exit transition has ended. The value to render: `wanted`, or for `time` ms the
 * previous one, marked as leaving.
 */
function useLeaving(
  wanted: string | null,
  time: number,
): { readonly shown: string | null; readonly leaving: boolean } {
  const ticker = useService(clock);
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  useEffect(
    () => (wanted === null && shown !== null ? ticker.after(time, () => setShown(null)) : undefined),
    [wanted, shown, time, ticker],
  );
  return { shown, leaving: wanted === null };
}

/**
 * Stores which playlist is expanded in a row, and restores it on return. While the row is mounted, its
 * history entry stores the expanded playlist. A page opened anew has none.
 */
function useOpened(open: OpenPlaylist, row: string): void {
  const note = useHistoryState<string | null>(`opened in ${row}`, null);
  // Before paint, to avoid a layout shift.
  useLayoutEffect(() => {
    const id = note.read();
    if (id !== null) open.show(row, id);
    const stop = autorun(() => note.write(open.in(row)));
    return () => {
      stop();
      open.leave(row);
    };
  }, [open, row, note]);
}

export default (({ log }) => {
  // Shared by all rows of this type: only one playlist is expanded at a time (HOM-078).
  const open = new OpenPlaylist();
  const report = (error: unknown): void =>
    log.warn('A playlist was not read whole.', { reason: String(error) });
  return {
    View: ({ row, position }) => <PlaylistRow row={row} open={open} eager={position === 0} report={report} />,
  };
}) satisfies Activate<'section'>;
