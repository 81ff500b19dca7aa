/** The facets of a list: options within a facet widen the results, facets narrow them (CAT-056, CAT-059). */
import { useState } from 'react';
import { useFormat, useText } from '../../i18n/hooks';
import type { Facet, Refinement } from '../../sdk/search';
import { CheckMark } from '../../ui/CheckMark';
import { chosenOptions, isChosen, toggleOption } from '../refinement';
import styles from './FacetPanel.module.css';

export interface FacetPanelProps {
  readonly facets: readonly Facet[];
  readonly refinement: Refinement;
  readonly onRefine: (refinement: Refinement) => void;
}

/** Options shown per facet before the viewer expands it. */
const OPTIONS_SHOWN_FIRST = 6;

export function FacetPanel({ facets, refinement, onRefine }: FacetPanelProps) {
  const chosen = chosenOptions(facets, refinement);
  return (
    <div className={styles['panel']}>
      {facets.map((facet) => (
        <FacetOptions
          key={facet.name}
          facet={facet}
          chosen={chosen}
          onToggle={(value) => onRefine(toggleOption(facets, refinement, facet.name, value))}
        />
      ))}
    </div>
  );
}

interface FacetOptionsProps {
  readonly facet: Facet;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (value: string) => void;
}

function FacetOptions({ facet: { name, label, options }, chosen, onToggle }: FacetOptionsProps) {
  const t = useText();
  const format = useFormat();
  const [all, setAll] = useState(false);
  // Chosen options are always shown, also beyond the first ones.
  const shown = options.filter(
    ({ value }, index) => all || index < OPTIONS_SHOWN_FIRST || isChosen(chosen, name, value),
  );
  return (
    <fieldset className={styles['facet']}>
      <legend className={styles['legend']}>{label ?? name}</legend>
      <ul>
        {shown.map(({ value, label: words, count }) => (
          <li key={value}>
            <label className={styles['option']}>
              <CheckMark
                type="checkbox"
                checked={isChosen(chosen, name, value)}
                onChange={() => onToggle(value)}
              />
              <span>{words ?? value}</span>
              {typeof count === 'number' && <span className={styles['count']}>{format.number(count)}</span>}
            </label>
          </li>
        ))}
      </ul>
      {options.length > OPTIONS_SHOWN_FIRST && (
        <button type="button" className={styles['link']} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('facetLess') : t('facetMore', { count: format.number(options.length) })}
        </button>
      )}
    </fieldset>
  );
}
