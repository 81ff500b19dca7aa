/** Pictures that move behind heroes: the room of playback is fetched when the first one is wanted. */
import type { PlaybackSlot } from '../../playback/playbackSlot';
import type { BackgroundVideos } from '../../sdk';

export function createBackgroundVideos(slot: PlaybackSlot): BackgroundVideos {
  const open = async () => slot.open((await import('../../playback/Playback')).createPlayback);
  return {
    wishes: async () => {
      const { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio } = await (await open()).preferences();
      return { autoPlay: videoBackgroundAutoPlay !== false, autoPlayAudio: videoBackgroundAutoPlayAudio === true };
    },
    show: async (content, place, how) => {
      const [playback, { showInBackground }] = await Promise.all([open(), import('../../playback/BackgroundScreen')]);
      return showInBackground(content, place, how, { api: playback.api, engines: playback.engines, locale: () => document.documentElement.lang });
    },
  };
}
