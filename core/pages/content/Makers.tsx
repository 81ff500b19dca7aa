/** Who made it. */
import type { Series } from '../../content';
import styles from './ContentPage.module.css';

/** Nothing when nobody is named. */
export function Makers({ credits }: { readonly credits: Series['credits'] }) {
  if (!credits?.length) return null;
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
