import { CaptionLook } from '../../../core/playback/CaptionLook';
import { choicesKey, PlayerChoices } from '../../../core/playback/PlayerChoices';
import { MemoryValues } from './fakePlayback';

function lookFrom(stored = '') {
  const values = new MemoryValues();
  if (stored !== '') values.write(choicesKey, stored);
  return { values, look: new CaptionLook(new PlayerChoices(values)) };
}

test('subtitles are white on black, of normal size, by default', () => {
  expect(lookFrom().look).toMatchObject({ size: 'normal', style: 'box' });
});

test('the viewer’s choices are stored on this device, next to earlier ones', () => {
  const { values, look } = lookFrom('{"volume":40}');
  look.resize('large');
  look.restyle('edge');
  expect(JSON.parse(values.read(choicesKey) ?? '')).toEqual({
    volume: 40,
    captionSize: 'large',
    captionStyle: 'edge',
  });
  expect(new CaptionLook(new PlayerChoices(values))).toMatchObject({ size: 'large', style: 'edge' });
});

test.each(['{"captionSize":"enormous","captionStyle":7}', '{"captionSize":null}', 'nonsense'])(
  '%s counts as never chosen',
  (stored) => {
    expect(lookFrom(stored).look).toMatchObject({ size: 'normal', style: 'box' });
  },
);
