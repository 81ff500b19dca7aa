import { typingDelay } from '../../../core/search/SearchStore';

test.each<readonly [string, string, number]>([
  ['CAT-045 nothing', '', 0],
  ['CAT-045 blanks alone', '   ', 0],
  ['CAT-046 one letter', 'v', 1000],
  ['CAT-046 two letters', 'va', 1000],
  ['CAT-046 a letter beyond the basic plane', '𝒱', 1000],
  ['CAT-045 three letters', 'van', 0],
  ['CAT-045 three letters and a blank', 'van ', 0],
  ['CAT-047 four letters', 'vanc', 2000],
  ['CAT-047 more', 'vance v marchetti', 2000],
])('%s: "%s" waits %d ms', (_, value, delay) => {
  expect(typingDelay(value)).toBe(delay);
});
