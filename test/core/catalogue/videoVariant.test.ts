import { videoVariant } from '../../../core/catalogue/components/useMovingPicture';

test.each([
  ['HOM-026 VIDEO moves without sound', 'VIDEO', true, true, false, 'muted'],
  ['HOM-026 AUDIO_VIDEO with sound when the viewer wants it', 'AUDIO_VIDEO', true, true, false, 'sound'],
  ['HOM-026 and without it when they do not', 'AUDIO_VIDEO', true, false, false, 'muted'],
  ['HOM-026 not at all when autoplay is off', 'AUDIO_VIDEO', false, true, false, null],
  ['HOM-025 NONE is the still', 'NONE', true, true, false, null],
  ['RLM-093 VIDEO is the still when the viewer wants stillness', 'VIDEO', true, true, true, null],
  ['RLM-093 AUDIO_VIDEO likewise', 'AUDIO_VIDEO', true, true, true, null],
] as const)('%s', (_rule, animation, autoPlay, autoPlayAudio, stillness, variant) => {
  expect(videoVariant(animation, { autoPlay, autoPlayAudio }, stillness)).toBe(variant);
});
