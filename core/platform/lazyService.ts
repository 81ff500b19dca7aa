/**
 * A service that exists from the start, and whose code arrives with the first page that needs it: the runtime
 * holds the dependencies, the page brings the function that makes the instance.
 */
export interface LazyService<Deps, Service> {
  /** Returns the instance, made at the first call. */
  open(make: (deps: Deps) => Service): Service;
  /** The instance, if it has been made. */
  readonly current: Service | null;
}

/** With `owner`, such as the viewer's id, another instance is made once its value differs. */
export function lazyService<Deps, Service>(
  deps: Deps,
  owner: () => string | null = () => null,
): LazyService<Deps, Service> {
  let made: { readonly owner: string | null; readonly service: Service } | null = null;
  return {
    open(make) {
      const current = owner();
      if (made?.owner !== current) made = { owner: current, service: make(deps) };
      return made.service;
    },
    get current() {
      return made?.service ?? null;
    },
  };
}
