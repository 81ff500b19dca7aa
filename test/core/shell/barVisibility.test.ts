import { barAtTop, scrolled } from '../../../core/shell/components/TopBar';

const after = (...offsets: number[]) => offsets.reduce(scrolled, barAtTop).hidden;

test.each([
  ['NAV-018 stays while 150 px or less were scrolled down', [100, 150], false],
  ['NAV-018 hides after more', [100, 151], true],
  ['NAV-019 stays hidden while 50 px or less were scrolled up', [400, 350], true],
  ['NAV-019 returns after more', [400, 349], false],
  ['NAV-019 distances count from the last change of direction', [400, 360, 500, 460], true],
  ['NAV-019 and down again needs its own 150 px', [400, 300, 440], false],
  ['NAV-019 at the top it always shows', [400, 380, 0], false],
])('%s', (_rule, offsets, hidden) => {
  expect(after(...offsets)).toBe(hidden);
});
