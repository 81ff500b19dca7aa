/** The row of playlists (HOM-074). */
import type { Activate, Section } from '../../../core/sdk';
import { OpenPlaylist } from './OpenPlaylist';
import { PlaylistRow } from './PlaylistRow';

export default (() => {
  // One for all rows of this kind: only one playlist is open at a time (HOM-078).
  const open = new OpenPlaylist();
  return { View: ({ row, position }) => <PlaylistRow row={row} open={open} eager={position === 0} /> };
}) satisfies Activate<Section>;
