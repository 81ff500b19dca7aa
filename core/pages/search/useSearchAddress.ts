/** Synchronises a search with the address: on arrival the address wins, afterwards the search (CAT-058). */
import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useService } from '../../sdk/useService';
import {
  readRefinement,
  readValue,
  writeRefinement,
  writeValue,
  type RefinementNames,
} from '../../search/refinementQuery';
import type { SearchStore } from '../../search/SearchStore';
import { sectionPages } from '../../catalogue/sectionPages';

/** Opens the search, again for another viewer or language. Observes these, so call it inside an observer. */
export function useSearchAddress(search: SearchStore, names: RefinementNames): void {
  const { audience } = useService(sectionPages);
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef(location);
  /** The query last written by the search itself, which needs no handling. */
  const written = useRef<string | null>(null);

  useLayoutEffect(() => {
    here.current = location;
    if (location.search === written.current) return;
    const query = new URLSearchParams(location.search);
    const value = readValue(query, names);
    if (value !== null) search.take(value, readRefinement(query, names));
  }, [search, names, location]);

  useEffect(() => search.open(audience), [search, audience]);

  useEffect(
    () =>
      reaction(
        () => search.asked,
        (asked) => {
          if (asked === null) return;
          const { pathname, search: before, hash } = here.current;
          const query = writeRefinement(
            writeValue(new URLSearchParams(before), asked.query, names),
            asked.refinement,
            names,
          ).toString();
          written.current = query === '' ? '' : `?${query}`;
          if (written.current !== before)
            void navigate({ pathname, search: written.current, hash }, { replace: true });
        },
        { fireImmediately: true },
      ),
    [search, names, navigate],
  );
}
