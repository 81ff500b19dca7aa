/** Background videos of heroes: the playback code is loaded for the first one. */
import type { PlaybackService } from '../../playback/playbackService';
import type { BackgroundVideos } from '../../sdk/cards';
import type { SignInDeps } from '../../session/signInDeps';

/** `signIn` is read when a video is requested: it decides whether this viewer may watch at all (SGP-108). */
export function createBackgroundVideos(slot: PlaybackService, signIn: () => SignInDeps): BackgroundVideos {
  const open = async () => slot.open((await import('../../playback/Playback')).createPlayback);
  return {
    wishes: async () => {
      const { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio } = await (await open()).preferences();
      return {
        autoPlay: videoBackgroundAutoPlay !== false,
        autoPlayAudio: videoBackgroundAutoPlayAudio === true,
      };
    },
    show: async (content, place, how) => {
      const [playback, { showInBackground }, { requiredSignIn }] = await Promise.all([
        open(),
        import('../../playback/BackgroundPlayback'),
        import('../../session/requiredSignIn'),
      ]);
      const parts = signIn();
      const mayWatch = requiredSignIn(parts, parts.routes(), '') === null;
      return showInBackground(content, place, how, {
        api: playback.api,
        engines: playback.engines,
        locale: () => document.documentElement.lang,
        mayWatch,
      });
    },
  };
}
