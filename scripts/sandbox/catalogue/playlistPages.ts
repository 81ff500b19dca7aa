/** Builds the responses for playlists and related videos (API-051, CAT-028, CAT-087). */
import type { AdjacentVods, ContentCard, Playlist, VodPage } from '../../../core/generated/platform';
import { isTrailer } from '../database/seedDatabase';
import { notFound } from '../platformError';
import { textIn } from '../realms';
import type { SeedPlaylist, SeedVideo } from '../seed/types';
import { artworkOf, type CardContext, sharingOf, videoCard } from './contentCards';
import { around, vodPage } from './page';

/** A playlist with a page of its videos, each naming the playlist. Throws 404 for an unknown playlist. */
export function playlistPage(context: CardContext, id: string, page: number, size: number): Playlist {
  const playlist = playlistNamed(context, id);
  return {
    id,
    title: textIn(context.locale, playlist.title),
    description: textIn(context.locale, playlist.description),
    type: 'PLAYLIST',
    playlistType: playlist.stands ?? 'playlist',
    ...artworkOf(context, playlist.artwork),
    videos: vodPage(context, videosOf(context, playlist), page, size, () => ({ playlistId: id })),
    socialSharingDetail: sharingOf(context),
  };
}

/** The neighbours of a video in a playlist. Throws 404 when the playlist does not contain it. */
export function adjacentInPlaylist(
  context: CardContext,
  id: string,
  videoId: string,
  size: number,
): AdjacentVods {
  const found = around(videosOf(context, playlistNamed(context, id)), (video) => video.id, videoId, size);
  if (!found) throw notFound(`video ${videoId} in playlist ${id}`);
  const cards = (videos: readonly SeedVideo[]): ContentCard[] =>
    videos.map((video) => ({ ...videoCard(context, video), playlistId: id }));
  return { precedingVods: cards(found.before), followingVods: cards(found.after) };
}

/** Videos that share a series, a person or a genre with this one, the closest match first. */
export function relatedPage(context: CardContext, video: SeedVideo, page: number, size: number): VodPage {
  const others = [...context.catalogue.videos.values()].filter(
    (other) => other.id !== video.id && !other.live && !isTrailer(other),
  );
  const related = others
    .map((other) => ({ other, ties: tiesBetween(context, video, other) }))
    .filter(({ ties }) => ties > 0)
    .sort((left, right) => right.ties - left.ties)
    .map(({ other }) => other);
  return vodPage(context, related, page, size, () => ({ isRelated: true }));
}

function tiesBetween({ catalogue }: CardContext, one: SeedVideo, other: SeedVideo): number {
  const seriesOf = (video: SeedVideo): string | undefined =>
    video.episode ? catalogue.seasons.get(video.episode.seasonId)?.seriesId : undefined;
  const sameSeries = seriesOf(one) !== undefined && seriesOf(one) === seriesOf(other);
  const people = [...catalogue.people.values()].filter(
    ({ videoIds }) => videoIds.includes(one.id) && videoIds.includes(other.id),
  ).length;
  const genresOf = (video: SeedVideo): readonly string[] => Object.values(video.genres)[0] ?? [];
  const genres = genresOf(one).filter((genre) => genresOf(other).includes(genre)).length;
  return (sameSeries ? 8 : 0) + people * 3 + genres;
}

function playlistNamed({ catalogue }: CardContext, id: string): SeedPlaylist {
  const playlist = catalogue.playlists.get(id);
  if (!playlist) throw notFound(`playlist ${id}`);
  return playlist;
}

const videosOf = ({ catalogue }: CardContext, { videoIds }: SeedPlaylist): SeedVideo[] =>
  videoIds.flatMap((id) => catalogue.videos.get(id) ?? []);
