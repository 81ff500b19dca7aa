/** Which built-in pages are drawn without the frame. */
import { builtInPages } from '../../../core/pageKit/builtInPages';

test.each(['VOD', 'INTERSTITIAL', 'PLAYLIST', 'SEASON'] as const)(
  'PLY-099 PLY-090 the page %s has no top bar',
  (role) => {
    expect(builtInPages[role].chrome).toBe('bare');
  },
);

test.each(['HOME', 'BROWSE', 'UPCOMING', 'SEARCH'] as const)('the page %s has one', (role) => {
  expect(builtInPages[role].chrome).toBe('full');
});
