/** The credits of a series. */
import type { Series } from '../../generated/platform';
import styles from '../../pageKit/ContentPage.module.css';

/** Renders nothing without credits. */
export function Makers({ credits }: { readonly credits: Series['credits'] }) {
  // Null entries must not break the page (ENT-025).
  const named =
    (credits as readonly (NonNullable<Series['credits']>[number] | null)[] | null | undefined)?.filter(
      (credit) => credit !== null,
    ) ?? [];
  if (named.length === 0) return null;
  return (
    <section className={styles['makers']}>
      <dl>
        {named.map(({ name, role }) => (
          <div key={`${role} ${name}`}>
            <dt>{role}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
