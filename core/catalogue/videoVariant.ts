/** Whether and how the background of a row moves (HOM-026, RLM-093). */
import type { RowLook } from '../sdk';

/** Null: the still. Sound needs both the row's word and the viewer's. `stillness`: less motion is wanted, or data is to be saved. */
export function videoVariant(
  animation: RowLook['animation'],
  { autoPlay, autoPlayAudio }: { readonly autoPlay: boolean; readonly autoPlayAudio: boolean },
  stillness: boolean,
): 'muted' | 'sound' | null {
  if (animation === 'NONE' || !autoPlay || stillness) return null;
  return animation === 'AUDIO_VIDEO' && autoPlayAudio ? 'sound' : 'muted';
}
