/** Selects the size of a background image for a window (HOM-031, RLM-089). */
import { BACKGROUND_WIDTHS } from '../sdk/constants';
import type { CheckedRealm } from '../realm/checkedRealm';
import type { Content } from '../sdk/services';

/** 820 px wide up to a window of 1024 px, 1080 beyond. */
export function backgroundWidth(windowWidth: number): number {
  return windowWidth <= BACKGROUND_WIDTHS.switchAt ? BACKGROUND_WIDTHS.mobile : BACKGROUND_WIDTHS.desktop;
}

/** Sets `width` in an address that has it in its query; any other stays unchanged, since it may be signed. */
export function sizedAddress(address: string, windowWidth: number): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.searchParams.has('width')) return address;
  url.searchParams.set('width', String(backgroundWidth(windowWidth)));
  return url.href;
}

/**
 * The realm's own image for playlists, else its image for all cards; undefined when it has none (RLM-010,
 * RLM-014, HOM-050).
 */
export function fallbackImage(
  images: CheckedRealm['images'],
  { type }: Pick<Content, 'type'>,
): string | undefined {
  return (type.toLowerCase() === 'playlist' ? images.playlistThumbnail : undefined) ?? images.cardThumbnail;
}
