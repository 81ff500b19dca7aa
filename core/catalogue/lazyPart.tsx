/** A part of a page that is fetched when it is first drawn. */
import { useEffect, useState, type ComponentType } from 'react';

export interface LazyPart<Props> {
  (props: Props): React.ReactElement | null;
  /** Begins to fetch it before it is drawn. */
  readonly prepare: () => void;
}

/** One that cannot be fetched is left out, or leaves what stands for it, and is asked for again when it is next drawn: what it belongs to is whole without it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, Until?: ComponentType<Props>): LazyPart<Props> {
  let known: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<ComponentType<Props>> => (known ??= await load());

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(() => known);
    useEffect(() => {
      if (Loaded !== null) return;
      let gone = false;
      fetchPart().then(
        (part) => !gone && setLoaded(() => part),
        () => undefined,
      );
      return () => {
        gone = true;
      };
    }, [Loaded]);
    const Drawn = Loaded ?? Until;
    return Drawn === undefined ? null : <Drawn {...props} />;
  }
  return Object.assign(Part, { prepare: () => void fetchPart().catch(() => undefined) });
}
