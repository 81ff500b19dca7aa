/** What a plugin gets from the site instead of bringing a copy: modules with state, contexts or identity. */

/** Libraries by the names under which plugins import them. */
export const sharedLibraries = [
  'mobx',
  'mobx-react-lite',
  'react',
  'react/jsx-runtime',
  'react-router-dom',
] as const;

/** Whether the site provides the module of an import. */
export const isSharedName = (specifier: string): boolean =>
  (sharedLibraries as readonly string[]).includes(specifier) ||
  /^proscenium\/(?:sdk|ui|i18n)(?:\/|$)/.test(specifier);

/** Whether an import would bring a second copy of what must exist once, or a module that is for tests only. */
export const isRefusedName = (specifier: string): boolean =>
  !isSharedName(specifier) &&
  /^(?:proscenium|inversify|mobx|mobx-react-lite|react|react-dom|react-router|react-router-dom|scheduler)(?:\/|$)/.test(
    specifier,
  );
