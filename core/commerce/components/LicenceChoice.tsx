/** Licences on offer as one radio group, grouped by family. */
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { LicenceStore } from '../LicenceStore';
import type { Licence } from '../rules/licence';
import { LicenceCard } from './LicenceCard';
import styles from './LicenceChoice.module.css';

/** Arrow keys move between purchasable licences. One column below 860 px (LIC-058). */
export const LicenceChoice = observer(function LicenceChoice({ store }: { readonly store: LicenceStore }) {
  const t = useText();
  const name = useId();
  if (store.state.status !== 'ready') return null;
  const { families, loose } = store.state;
  const groups = [
    ...families.map(({ id, name: title, licences }) => ({ id, title: title ?? null, licences })),
    { id: 'loose', title: families.length > 0 ? t('licenceOthers') : null, licences: loose },
  ].filter(({ licences }) => licences.length > 0);
  const card = (licence: Licence): ReactNode => (
    <LicenceCard
      key={licence.id}
      licence={licence}
      standing={store.standing(licence)}
      purchasable={store.isPurchasable(licence)}
      selected={store.selected?.id === licence.id}
      name={name}
      onSelect={() => store.select(licence.id)}
    />
  );
  return (
    <fieldset className={styles['choice']}>
      <legend>
        <VisuallyHidden>{t('licenceChoices')}</VisuallyHidden>
      </legend>
      {groups.map(({ id, title, licences }) => (
        <section key={id} className={styles['family']}>
          {groups.length > 1 && title !== null && <h2 className={styles['title']}>{title}</h2>}
          <div className={styles['cards']}>{licences.map(card)}</div>
        </section>
      ))}
    </fieldset>
  );
});
