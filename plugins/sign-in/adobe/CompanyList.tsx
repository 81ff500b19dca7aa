/**
 * Companies as buttons: featured ones, a divider, and the rest; with a search when there are many (SGP-124,
 * SGP-133).
 */
import { useEffect, useId, useState } from 'react';
import { useText } from 'proscenium/i18n';
import { clock, useService } from 'proscenium/sdk';
import { Icon, Spinner, VisuallyHidden } from 'proscenium/ui';
import { countOf, found, logoFrom, SEARCH_FIELD_ABOVE, type Offer } from './companies';
import styles from './CompanyPicker.module.css';
import type { Company } from './tvService';

/** Milliseconds after which the viewer counts as still here, e.g. restored from the back-forward cache. */
const LEAVE_TIMEOUT_MS = 8_000;

/** State of a redirect to a company. */
function useLeaving(): readonly [company: string | null, leave: (company: string) => void] {
  const time = useService(clock);
  const [company, setCompany] = useState<string | null>(null);
  useEffect(
    () => (company === null ? undefined : time.after(LEAVE_TIMEOUT_MS, () => setCompany(null))),
    [company, time],
  );
  return [company, setCompany];
}

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
      {countOf(offer) > SEARCH_FIELD_ABOVE && <Search words={words} onType={setWords} />}
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

interface CompanyTileProps {
  readonly company: Company;
  /** Null: none that may be loaded. */
  readonly logo: string | null;
  readonly leaving: boolean;
  readonly onChoose: () => void;
}

/** One company: its logo in a reserved box, or its name without a logo (SGP-125). */
function CompanyTile({ company: { name }, logo, leaving, onChoose }: CompanyTileProps) {
  const [isBroken, setBroken] = useState(false);
  const hasLogo = logo !== null && !isBroken;
  return (
    <button type="button" className={styles['tile']} aria-busy={leaving || undefined} onClick={onChoose}>
      <span className={styles['plate']} data-logo={hasLogo || undefined}>
        {hasLogo ? (
          <img
            src={logo}
            alt=""
            width={160}
            height={80}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setBroken(true)}
          />
        ) : (
          <bdi aria-hidden="true">{name}</bdi>
        )}
        {leaving && (
          <span className={styles['leaving']}>
            <Spinner small />
          </span>
        )}
      </span>
      <bdi className={hasLogo ? styles['name'] : styles['unseen']}>{name}</bdi>
    </button>
  );
}
