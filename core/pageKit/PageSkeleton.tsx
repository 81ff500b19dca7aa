/** Skeletons of section pages and rows, with the sizes of the loaded content. */
import type { Row } from '../sdk/services';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './PageSkeleton.module.css';
import { SlowLoad } from './SlowLoad';

const eight = Array.from({ length: 8 }, (_, index) => index);

const shapes = ['hero', 'highlight', 'posters', 'playlists', 'double'] as const;

type Shape = (typeof shapes)[number] | 'cards';

/** The shape from the row renderer's manifest; playlists with titles in their images are as low as cards (HOM-012). */
export function skeletonShape(hint: unknown, { playlistImageType }: Row['presentation']): Shape {
  const shape = shapes.find((each) => each === hint) ?? 'cards';
  return shape === 'playlists' && playlistImageType === 'title' ? 'cards' : shape;
}

export function RowSkeleton({ shape }: { readonly shape: Shape }) {
  if (shape === 'hero' || shape === 'highlight') return <div className={styles[shape]} aria-hidden="true" />;
  const line = (
    <div className={styles['cards']}>
      {eight.map((index) => (
        <div key={index} className={`${styles['card']} ${styles[shape] ?? ''}`} />
      ))}
    </div>
  );
  return (
    <div className={styles['row']} aria-hidden="true">
      <div className={styles['title']} />
      {line}
      {shape === 'double' && line}
    </div>
  );
}

/** Skeleton of a whole page; announces once that it is loading. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['page']} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <SlowLoad />
      <RowSkeleton shape="hero" />
      <RowSkeleton shape="cards" />
      <RowSkeleton shape="cards" />
    </div>
  );
}
