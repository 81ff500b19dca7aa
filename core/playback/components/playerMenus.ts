/** Builds the player menus from the tracks of the stream. */
import { ownLanguageName } from '../../i18n/languageNames';
import type { Translate } from '../../i18n/translate';
import { captionSizes, captionStyles, type CaptionSize, type CaptionStyle } from '../CaptionLook';
import type { PlaybackSession } from '../PlaybackSession';
import { SPEEDS } from '../rules/playerKeys';
import type { MenuGroup } from './PlayerMenu';

const sizeKeys = {
  small: 'playerCaptionsSmall',
  normal: 'playerCaptionsNormal',
  large: 'playerCaptionsLarge',
  largest: 'playerCaptionsLargest',
} as const satisfies Record<CaptionSize, string>;
const styleKeys = {
  box: 'playerCaptionsBox',
  yellow: 'playerCaptionsYellow',
  edge: 'playerCaptionsEdge',
} as const satisfies Record<CaptionStyle, string>;

export type MenuKind = 'speed' | 'audio' | 'subtitles' | 'quality';

/** Labels that only repeat the language code are replaced by the language's own name; others are used as they are. */
function languageLabel(language: string, label: string | null): string {
  // Packagers write the code where a name belongs.
  const named = label === null || label.toLowerCase() === language.toLowerCase() ? null : label;
  return named ?? (language === 'und' || language === '' ? '' : ownLanguageName(language));
}

/** One entry per kind; kinds without a choice are left out. */
export function playerMenus(
  playbackSession: PlaybackSession,
  t: Translate,
): Readonly<Partial<Record<MenuKind, MenuGroup>>> {
  const { tracks, speed, isLive } = playbackSession.media;
  const { audio, text, quality, automaticQuality } = tracks;
  const playing = quality.find(({ active }) => active);
  const menus: Partial<Record<MenuKind, MenuGroup>> = {};
  if (!isLive) {
    menus.speed = {
      title: t('playerSpeed'),
      choices: SPEEDS.map((each) => ({
        id: String(each),
        label: each === 1 ? t('playerSpeedNormal') : t('playerSpeedTimes', { speed: each }),
        checked: speed === each,
        choose: () => playbackSession.transport.setSpeed(each),
      })),
    };
  }
  if (audio.length > 1) {
    menus.audio = {
      title: t('playerAudio'),
      choices: audio.map(({ id, language, label, active }) => ({
        id,
        label: languageLabel(language, label),
        lang: language,
        checked: active,
        choose: () => playbackSession.tracks.selectAudio(id),
      })),
    };
  }
  if (text.length > 0) {
    menus.subtitles = {
      title: t('playerSubtitles'),
      choices: [
        {
          id: 'off',
          label: t('playerSubtitlesOff'),
          checked: text.every(({ active }) => !active),
          choose: () => playbackSession.tracks.selectText(null),
        },
        ...text.map(({ id, language, label, forDeaf, active }) => {
          const name = languageLabel(language, label);
          return {
            id,
            label: forDeaf ? t('playerSubtitlesForDeaf', { language: name }) : name,
            lang: forDeaf ? undefined : language,
            checked: active,
            choose: () => playbackSession.tracks.selectText(id),
          };
        }),
      ],
    };
  }
  if (quality.length > 1) {
    menus.quality = {
      title: t('playerQuality'),
      choices: [
        {
          id: 'auto',
          label:
            automaticQuality && playing !== undefined
              ? t('playerQualityAutoNow', { height: String(playing.height) })
              : t('playerQualityAuto'),
          checked: automaticQuality,
          choose: () => playbackSession.tracks.selectQuality(null),
        },
        ...quality.map(({ id, height, active }) => ({
          id,
          label: t('playerQualityLines', { height: String(height) }),
          checked: !automaticQuality && active,
          choose: () => playbackSession.tracks.selectQuality(id),
        })),
      ],
    };
  }
  return menus;
}

/** Subtitle appearance menus; empty while no subtitles are shown. */
export function captionMenus({ media, captions }: PlaybackSession, t: Translate): readonly MenuGroup[] {
  if (media.tracks.text.every(({ active }) => !active)) return [];
  return [
    {
      title: t('playerCaptionsSize'),
      choices: captionSizes.map((size) => ({
        id: size,
        label: t(sizeKeys[size]),
        checked: captions.size === size,
        choose: () => captions.resize(size),
      })),
    },
    {
      title: t('playerCaptionsStyle'),
      choices: captionStyles.map((style) => ({
        id: style,
        label: t(styleKeys[style]),
        checked: captions.style === style,
        choose: () => captions.restyle(style),
      })),
    },
  ];
}
