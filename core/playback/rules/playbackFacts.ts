/** What parts of the player may know of how a content is played: marks and units, never what opens a stream. */
import type { PlaybackFacts } from '../../sdk';
import type { PlaybackManifest } from '../playbackApi';
import { secureAddress } from './streamAddress';
import type { Stream } from './streamPick';

/** What the content itself says, for answers that leave it out (PLY-070, PLY-071). */
export interface ContentMarks {
  readonly skipMarkers?: PlaybackManifest['skipMarkers'];
  readonly watermark?: PlaybackManifest['watermark'];
}

/** The answer comes first; ad units are those of the stream that was picked (PLY-068). */
export function playbackFacts(manifest: PlaybackManifest, { adUnits }: Stream, content: ContentMarks): PlaybackFacts {
  const { chaptersUrl, thumbnailsUrl } = manifest.annotations ?? {};
  return {
    skipMarkers: manifest.skipMarkers ?? content.skipMarkers ?? [],
    watermark: manifest.watermark ?? content.watermark ?? null,
    annotations: { chaptersUrl: secured(chaptersUrl), thumbnailsUrl: secured(thumbnailsUrl) },
    adUnits: adUnits ?? [],
    nonceRequired: manifest.nonceRequired === true,
  };
}

const secured = (address: string | null | undefined): string | null => (address ? secureAddress(address) : null);
