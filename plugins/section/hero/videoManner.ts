/** Whether and how a hero's background moves (HOM-026, RLM-093). */
import type { RowLook } from '../../../core/sdk';

/** Null: the still. Sound needs both the row's word and the viewer's. */
export function videoManner(
  animation: RowLook['animation'],
  { autoPlay, autoPlayAudio }: { readonly autoPlay: boolean; readonly autoPlayAudio: boolean },
  reducedMotion: boolean,
): 'muted' | 'sound' | null {
  if (animation === 'NONE' || !autoPlay || reducedMotion) return null;
  return animation === 'AUDIO_VIDEO' && autoPlayAudio ? 'sound' : 'muted';
}
