/**
 * Companies as buttons: featured ones, a divider, and the rest; with a search when there are many (SGP-124,
 * SGP-133).
 */
import { useId, useState } from 'react';
import { useText } from '../../../core/i18n';
import { Icon, VisuallyHidden } from '../../../core/ui';
import { countOf, found, logoFrom, SEARCH_ABOVE, type Offer } from './companies';
import styles from './CompanyPicker.module.css';
import { CompanyTile } from './CompanyTile';
import type { Company } from './tvService';
import { useLeaving } from './useLeaving';

export interface CompanyListProps {
  readonly offer: Offer;
  /** URLs whose origins may serve logos. */
  readonly logosFrom: readonly string[];
  readonly onChoose: (company: Company) => void;
}

export function CompanyList({ offer, logosFrom, onChoose }: CompanyListProps) {
  const t = useText();
  const [words, setWords] = useState('');
  const [leaving, setLeaving] = useLeaving();
  const shown = found(offer, words);
  const isSearched = words.trim() !== '';
  const group = (companies: readonly Company[]) => (
    <ul className={styles['grid']}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyTile
            company={company}
            logo={logoFrom(company.logo, logosFrom)}
            leaving={leaving === company.id}
            onChoose={() => {
              setLeaving(company.id);
              onChoose(company);
            }}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles['list']}>
      {countOf(offer) > SEARCH_ABOVE && <Search words={words} onType={setWords} />}
      <p role="status" className={styles['status']}>
        {isSearched && countOf(shown) === 0 && t('tvSearchNothing', { words: words.trim() })}
        {isSearched && countOf(shown) > 0 && (
          <VisuallyHidden>{t('tvSearchFound', { count: countOf(shown) })}</VisuallyHidden>
        )}
      </p>
      {shown.featured.length > 0 && <section aria-label={t('tvFeatured')}>{group(shown.featured)}</section>}
      {shown.featured.length > 0 && shown.others.length > 0 && (
        <h2 className={styles['separator']}>
          <span>{t('tvOthers')}</span>
        </h2>
      )}
      {shown.others.length > 0 && (
        <section aria-label={t(offer.featured.length > 0 ? 'tvOthers' : 'tvAll')}>
          {group(shown.others)}
        </section>
      )}
    </div>
  );
}

function Search({ words, onType }: { readonly words: string; readonly onType: (words: string) => void }) {
  const t = useText();
  const id = useId();
  return (
    <div role="search" className={styles['search']}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('tvSearch')}</VisuallyHidden>
        <Icon name="search" />
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('tvSearch')}
        value={words}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
