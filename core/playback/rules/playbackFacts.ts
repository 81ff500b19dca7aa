/** What player parts may know about a playback: markers and ad units, never stream addresses or tokens. */
import type { PlaybackManifest, Stream } from '../../generated/platform';
import type { PlaybackFacts } from '../../sdk/player';
import { secureAddress } from './streamPick';

/** Markers of the content, used where the manifest has none (PLY-070, PLY-071). */
export interface ContentMarks {
  readonly skipMarkers?: PlaybackManifest['skipMarkers'];
  readonly watermark?: PlaybackManifest['watermark'];
}

/** The manifest takes precedence; ad units are those of the selected stream (PLY-068). */
export function playbackFacts(
  manifest: PlaybackManifest,
  { adUnits }: Stream,
  content: ContentMarks,
): PlaybackFacts {
  const { chaptersUrl, thumbnailsUrl } = manifest.annotations ?? {};
  return {
    skipMarkers: manifest.skipMarkers ?? content.skipMarkers ?? [],
    watermark: manifest.watermark ?? content.watermark ?? null,
    annotations: { chaptersUrl: secured(chaptersUrl), thumbnailsUrl: secured(thumbnailsUrl) },
    adUnits: adUnits ?? [],
    nonceRequired: manifest.nonceRequired === true,
  };
}

const secured = (address: string | null | undefined): string | null =>
  address ? secureAddress(address) : null;
