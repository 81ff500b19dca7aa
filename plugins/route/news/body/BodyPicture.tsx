/** A picture within an item, with reserved space. */
import { Picture } from '../../../../core/ui';
import styles from './Body.module.css';

/** In the dimensions stated in the markup, else 3:2. A relative URL is dropped: it does not refer to this site. */
export function BodyPicture({ element }: { readonly element: Element }) {
  const src = element.getAttribute('src') ?? '';
  if (!/^https?:\/\//i.test(src)) return null;
  const [width, height] = ['width', 'height'].map((name) => Number(element.getAttribute(name)));
  const ratio = width && height ? `${width} / ${height}` : '3 / 2';
  return (
    <Picture
      src={src}
      alt={element.getAttribute('alt') ?? ''}
      ratio={ratio}
      wide
      className={styles['picture']}
    />
  );
}
