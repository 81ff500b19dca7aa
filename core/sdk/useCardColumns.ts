/** Card columns of the window, for requests sized by the line; rows and lists use `--card-columns`. */
import { useEffect, useState } from 'react';
import { cardColumns } from './cardColumns';
import { COLUMNS_DEBOUNCE } from './constants';
import { clock } from './services';
import { useService } from './useService';

const columnsNow = (): number => cardColumns(window.innerWidth);

/** Debounced on resize (RLM-070). */
export function useCardColumns(): number {
  const time = useService(clock);
  const [columns, setColumns] = useState(columnsNow);
  useEffect(() => {
    let cancel = (): void => undefined;
    const onResize = (): void => {
      cancel();
      cancel = time.after(COLUMNS_DEBOUNCE, () => setColumns(columnsNow()));
    };
    window.addEventListener('resize', onResize);
    return () => {
      cancel();
      window.removeEventListener('resize', onResize);
    };
  }, [time]);
  return columns;
}
