/** The credits of a series. */
import type { Series } from '../listHeads';
import styles from '../../pageKit/ContentPage.module.css';

/** Renders nothing without credits. */
export function Makers({ credits }: { readonly credits: Series['credits'] }) {
  if (credits.length === 0) return null;
  return (
    <section className={styles['makers']}>
      <dl>
        {credits.map(({ name, role }) => (
          <div key={`${role} ${name}`}>
            <dt>{role}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
