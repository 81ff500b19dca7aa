/** A picture within a piece: its box stands before it comes. */
import { Picture } from '../../../../core/ui';
import styles from './Body.module.css';

/** In the measures that its markup states, else 3:2. One without a full address is left out: it was never meant for this site. */
export function BodyPicture({ element }: { readonly element: Element }) {
  const src = element.getAttribute('src') ?? '';
  if (!/^https?:\/\//i.test(src)) return null;
  const [width, height] = ['width', 'height'].map((name) => Number(element.getAttribute(name)));
  const ratio = width && height ? `${width} / ${height}` : '3 / 2';
  return <Picture src={src} alt={element.getAttribute('alt') ?? ''} ratio={ratio} wide className={styles['picture']} />;
}
