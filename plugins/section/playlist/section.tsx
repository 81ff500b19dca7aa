/** Row renderer for playlists (HOM-074). */
import type { Activate } from '../../../core/sdk';
import { OpenPlaylist } from './OpenPlaylist';
import { PlaylistRow } from './PlaylistRow';

export default (({ log }) => {
  // Shared by all rows of this type: only one playlist is expanded at a time (HOM-078).
  const open = new OpenPlaylist();
  const report = (error: unknown): void =>
    log.warn('A playlist was not read whole.', { reason: String(error) });
  return {
    View: ({ row, position }) => <PlaylistRow row={row} open={open} eager={position === 0} report={report} />,
  };
}) satisfies Activate<'section'>;
