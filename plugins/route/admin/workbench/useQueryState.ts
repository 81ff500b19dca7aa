/** A tool's settings, stored in the query so that a copied link restores them. */
import { useCallback, useState } from 'react';
import { navigation, useService } from 'proscenium/sdk';

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Values from the address with defaults, and a setter. Defaults are omitted from the address. */
export function useQueryState<Name extends string>(
  defaults: Values<Name>,
): readonly [Values<Name>, (name: Name, value: string) => void] {
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
  const entries = (Object.keys(defaults) as Name[]).map(
    (name) => [name, query.get(name) ?? defaults[name]] as const,
  );
  return Object.fromEntries(entries) as Record<Name, string>;
}
