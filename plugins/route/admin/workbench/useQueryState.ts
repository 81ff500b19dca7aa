/** What a tool is set to, kept in the query of its address so that a copied link leads to the same state. */
import { useCallback, useState } from 'react';
import { navigation, useService } from '../../../../core/sdk';

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** The values in the address, else the defaults; and the function that changes one. A default is left out of the address. */
export function useQueryState<Name extends string>(defaults: Values<Name>): readonly [Values<Name>, (name: Name, value: string) => void] {
  const nav = useService(navigation);
  const [first] = useState(defaults);
  const [values, setValues] = useState(() => readValues(first, nav.current().searchParams));
  const set = useCallback(
    (name: Name, value: string) => {
      nav.rewriteQuery((query) => (value === first[name] ? query.delete(name) : query.set(name, value)));
      setValues((before) => ({ ...before, [name]: value }));
    },
    [nav, first],
  );
  return [values, set];
}

function readValues<Name extends string>(defaults: Values<Name>, query: URLSearchParams): Values<Name> {
  const entries = (Object.keys(defaults) as Name[]).map((name) => [name, query.get(name) ?? defaults[name]] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}
