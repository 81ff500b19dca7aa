import { render } from '@testing-library/react';
import { Picture } from '../../../core/ui';
import { releaseImage } from '../../../core/ui/Picture';

const WIDEST = 'https://p.example/still.webp?width=960';
const NARROW = 'https://p.example/still.webp?width=320';

function drawn(shows: string) {
  const { container, ...rest } = render(<Picture src={WIDEST} alt="" ratio="16 / 9" />);
  const image = container.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'currentSrc', { value: shows });
  return { image, ...rest };
}
const offered = (image: HTMLImageElement) =>
  ['src', 'srcset', 'sizes'].map((name) => image.getAttribute(name));

test('a removed picture keeps its current source, without its srcset', () => {
  const { image, unmount } = drawn(NARROW);
  unmount();
  expect(offered(image)).toEqual([NARROW, null, null]);
});

test('one that was not fetched yet is never fetched', () => {
  const { image, unmount } = drawn('');
  unmount();
  expect(offered(image)).toEqual([null, null, null]);
});

test('one that is reattached chooses its source again', () => {
  const { image } = drawn(NARROW);
  const before = offered(image);
  releaseImage(image)();
  expect(offered(image)).not.toEqual(before);
  releaseImage(image);
  expect(offered(image)).toEqual(before);
});

test('one of a single width is left alone', () => {
  const { container, unmount } = render(
    <Picture src="https://p.example/signed.webp?token=1" alt="" ratio="1" />,
  );
  const image = container.querySelector('img') as HTMLImageElement;
  unmount();
  expect(image).toHaveAttribute('src', 'https://p.example/signed.webp?token=1');
});
