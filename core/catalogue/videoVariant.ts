/** Whether and how a row's background video plays (HOM-026, RLM-093). */
import type { RowLook } from '../sdk/rowLook';

/**
 * Null: the still image. Sound requires both the row's and the viewer's setting. `stillness`: reduced motion
 * or data saving is on.
 */
export function videoVariant(
  animation: RowLook['animation'],
  { autoPlay, autoPlayAudio }: { readonly autoPlay: boolean; readonly autoPlayAudio: boolean },
  stillness: boolean,
): 'muted' | 'sound' | null {
  if (animation === 'NONE' || !autoPlay || stillness) return null;
  return animation === 'AUDIO_VIDEO' && autoPlayAudio ? 'sound' : 'muted';
}
