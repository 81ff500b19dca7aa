/** A component that is loaded lazily on first render. */
import { useEffect, useState, type ComponentType } from 'react';
import { useHostRender } from '../ui/hostRender';

export interface LazyPart<Props> {
  (props: Props): React.ReactElement | null;
  /** Prefetches it. */
  readonly prepare: () => void;
}

/**
 * If loading fails, it renders nothing or the fallback `Until`, and retries on the next mount: the component
 * must be optional.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Until?: ComponentType<Props>,
): LazyPart<Props> {
  let known: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<ComponentType<Props>> => (known ??= await load());

  function Part(props: Props) {
    // The host loads none, whatever this browser has loaded already.
    const isHosted = useHostRender() !== null;
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(() => (isHosted ? null : known));
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
