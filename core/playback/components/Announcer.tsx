/** Says to assistive technology what a key changed out of sight: subtitles and speed. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ownLanguageName, useText } from '../../i18n';
import { VisuallyHidden } from '../../ui';
import type { Screening } from '../Screening';

/** Quiet until something changes after playback has begun. */
export const Announcer = observer(function Announcer({ screening }: { readonly screening: Screening }) {
  const t = useText();
  const { media, state } = screening;
  const active = media.tracks.text.find((track) => track.active);
  const subtitles = active === undefined ? t('playerSubtitlesAreOff') : t('playerSubtitlesOn', { language: active.label ?? ownLanguageName(active.language) });
  const speed = t('playerSpeedIs', { speed: media.speed });
  const [said, setSaid] = useState('');
  const before = useRef<{ subtitles: string; speed: string } | null>(null);

  useEffect(() => {
    if (state.status !== 'showing') return;
    const last = before.current;
    before.current = { subtitles, speed };
    if (last === null) return;
    if (last.subtitles !== subtitles) setSaid(subtitles);
    else if (last.speed !== speed) setSaid(speed);
  }, [state.status, subtitles, speed]);

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
});
