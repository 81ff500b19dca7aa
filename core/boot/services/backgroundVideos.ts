/** Pictures that move behind heroes: the room of playback is fetched when the first one is wanted. */
import type { PlaybackSlot } from '../../playback/playbackSlot';
import type { BackgroundVideos } from '../../sdk';

export function createBackgroundVideos(slot: PlaybackSlot, report: (error: unknown) => void): BackgroundVideos {
  const open = async () => slot.open((await import('../../playback/Playback')).createPlayback);
  return {
    wishes: async () => {
      const { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio } = await (await open()).preferences();
      return { autoPlay: videoBackgroundAutoPlay !== false, autoPlayAudio: videoBackgroundAutoPlayAudio === true };
    },
    show: async (content, place, how) => {
      const [playback, { showInBackground }, { shakaEngines }] = await Promise.all([open(), import('../../playback/BackgroundScreen'), import('../../playback/engine/ShakaEngine')]);
      return showInBackground(content, place, how, { api: playback.api, engines: shakaEngines({ report }), locale: () => document.documentElement.lang });
    },
  };
}
