/** Toolbar of a list: total, order and, on smaller viewports, the button for the facets (CAT-055, CAT-057). */
import { useId, useState, type ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/hooks';
import type { Refinement } from '../../sdk/search';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { clearOptions, currentSort, sortBy, type Offered } from '../refinement';
import { FacetPanel } from './FacetPanel';
import styles from './RefineBar.module.css';

export interface RefineBarProps {
  readonly offered: Offered;
  readonly refinement: Refinement;
  readonly onRefine: (refinement: Refinement) => void;
  /** Number of results; null while unknown. */
  readonly total: number | null;
  readonly children?: ReactNode;
}

export function RefineBar({ offered, refinement, onRefine, total, children }: RefineBarProps) {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const sortId = useId();
  const close = () => setOpen(false);
  const { facets, sortOptions } = offered;
  const own = refinement.facets?.length ?? 0;
  const clear = refinement.facets !== null && (
    <button type="button" className={styles['clear']} onClick={() => onRefine(clearOptions(refinement))}>
      {t('listClear')}
    </button>
  );
  return (
    <div className={styles['bar']}>
      <div className={styles['total']}>
        {children}
        {clear}
      </div>
      {facets.length > 0 && (
        <span className={styles['filters']}>
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {own > 0 ? t('listFiltersChosen', { count: format.number(own) }) : t('listFilters')}
          </Button>
        </span>
      )}
      {sortOptions.length > 1 && (
        <span className={styles['sort']}>
          <label htmlFor={sortId}>{t('listSort')}</label>
          <span className={styles['select']}>
            <select
              id={sortId}
              value={currentSort(sortOptions, refinement)}
              onChange={({ target }) => onRefine(sortBy(refinement, target.value))}
            >
              {sortOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label ?? value}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        </span>
      )}
      <Dialog
        open={open}
        onClose={close}
        title={t('listFilters')}
        closeLabel={t('listFiltersClose')}
        shape="panel"
      >
        <FacetPanel facets={facets} refinement={refinement} onRefine={onRefine} />
        <div className={styles['done']}>
          {clear}
          <Button wide busy={total === null} onClick={close}>
            {t('listShow', { count: total ?? 0 })}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
