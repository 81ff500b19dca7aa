/** Live region that announces changes which are not visible as text: subtitles, speed and cast state. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ownLanguageName } from '../../i18n/languageNames';
import { useText } from '../../i18n/hooks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { PlaybackSession } from '../PlaybackSession';

/** Silent until something changes after the start of playback. */
export const Announcer = observer(function Announcer({
  playbackSession,
}: {
  readonly playbackSession: PlaybackSession;
}) {
  const t = useText();
  const { media, state, place } = playbackSession;
  const active = media.tracks.text.find((track) => track.active);
  const subtitles =
    active === undefined
      ? t('playerSubtitlesAreOff')
      : t('playerSubtitlesOn', { language: active.label ?? ownLanguageName(active.language) });
  const speed = t('playerSpeedIs', { speed: media.speed });
  const screen = t(place.castState === 'connected' ? 'playerCastOn' : 'playerCastOff');
  const [said, setSaid] = useState('');
  const before = useRef<{ subtitles: string; speed: string; screen: string } | null>(null);

  useEffect(() => {
    if (state.status !== 'showing') return;
    const last = before.current;
    before.current = { subtitles, speed, screen };
    if (last === null) return;
    if (last.subtitles !== subtitles) setSaid(subtitles);
    else if (last.speed !== speed) setSaid(speed);
    else if (last.screen !== screen) setSaid(screen);
  }, [state.status, subtitles, speed, screen]);

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
});
