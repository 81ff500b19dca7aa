/**
 * Playlists in a line. On a wide screen a press expands one under the row; elsewhere it opens the playlist's
 * page (HOM-074, HOM-075).
 */
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ComponentType } from 'react';
import { useDirection } from '../../../core/i18n';
import {
  card,
  cardShelf,
  rowLook,
  useMinWidth,
  useService,
  type Row,
  CAROUSEL_MIN_WIDTH,
  EXPANDED_CARD,
} from '../../../core/sdk';
import type { ExpandedPlaylistProps } from './ExpandedPlaylist';
import type { OpenPlaylist } from './OpenPlaylist';
import { useLeaving } from './useLeaving';
import { useOpened } from './useOpened';

export interface PlaylistRowProps {
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

export const PlaylistRow = observer(function PlaylistRow({ row, open, eager, report }: PlaylistRowProps) {
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
