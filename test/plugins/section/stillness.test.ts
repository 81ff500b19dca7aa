import { videoManner } from '../../../plugins/section/hero/videoManner';

const wishes = { autoPlay: true, autoPlayAudio: true };

test.each([
  ['VIDEO', false, 'muted'],
  ['AUDIO_VIDEO', false, 'sound'],
  ['VIDEO', true, null],
  ['AUDIO_VIDEO', true, null],
] as const)('RLM-093 a hero of %s, less motion wanted %p, plays %p; null is its still', (animation, reducedMotion, manner) => {
  expect(videoManner(animation, wishes, reducedMotion)).toBe(manner);
});
