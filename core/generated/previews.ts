/** The samples of plugins for the preview pages, by plugin id. Written by `npm run generate`; not edited by hand. */
export const previews: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'section/default': () => import('../../plugins/section/default/preview.json'),
  'section/hero': () => import('../../plugins/section/hero/preview.json'),
  'section/poster': () => import('../../plugins/section/poster/preview.json'),
};
