// Allowed imports between layers (diagram in core/README.md). Static, dynamic and type imports all count.
const layers = [
  ['ui', 'i18n'],
  ['sdk'],
  ['realm', 'platform', 'routing', 'plugins'],
  ['pageKit'],
  ['session', 'details'],
  [
    'catalogue',
    'content',
    'live',
    'playback',
    'commerce',
    'library',
    'account',
    'profiles',
    'search',
    'embed',
  ],
  ['pages', 'shell'],
  ['boot'],
];
const capabilities = layers[5];

/** A core module may never import a later layer; `capabilities-apart` below also separates modules of one layer. */
const layerRules = layers.flatMap((layer, index) => {
  const later = layers.slice(index + 1).flat();
  if (later.length === 0) return [];
  return [
    {
      name: `layer-${index}-${layer[0]}`,
      comment: 'A layer may only import earlier layers.',
      severity: 'error',
      from: { path: `^core/(${layer.join('|')})/` },
      to: { path: `^core/(${later.join('|')})/` },
    },
  ];
});

const nodeStores = '^scripts/releases/(folder/|openStore[.])';
const webStores = { path: '^scripts/releases/', pathNot: nodeStores };

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'capabilities-apart',
      comment:
        'Combine capabilities in pages/, through a contribution point, or through an interface in an earlier layer.',
      severity: 'error',
      from: { path: `^core/(${capabilities.join('|')})/` },
      to: { path: `^core/(${capabilities.join('|')})/`, pathNot: '^core/$1/' },
    },
    {
      name: 'plugins-use-public-entries',
      comment:
        'Plugins import core by the names that `exports` of the package.json makes public, as packages do.',
      severity: 'error',
      from: { path: '^plugins/' },
      to: { path: '^core/', dependencyTypes: ['local'] },
    },
    {
      name: 'core-imports-modules',
      comment:
        'An index.ts is an entry for plugins; through it, a core module would load what it does not use.',
      severity: 'error',
      from: { path: '^core/', pathNot: '/index\\.ts$' },
      to: { path: '^core/.*/index\\.ts$' },
    },
    {
      name: 'plugin-face',
      comment: 'A plugin may only import the public modules of core, and no other plugin.',
      severity: 'error',
      from: { path: '^plugins/([^/]+/[^/]+)/' },
      to: { path: '^(core|plugins|realms|scripts|test)/', pathNot: ['^core/(sdk|ui|i18n)/', '^plugins/$1/'] },
    },
    {
      name: 'core-alone',
      severity: 'error',
      from: { path: '^core/', pathNot: '^core/generated/' },
      to: { path: '^(plugins|realms|scripts|test)/' },
    },
    {
      name: 'ui-knows-no-i18n-and-back',
      severity: 'error',
      from: { path: '^core/(ui|i18n)/' },
      to: { path: '^core/(ui|i18n)/', pathNot: '^core/$1/' },
    },
    {
      name: 'components-read-domain-values',
      comment:
        'Wire types end in a module without components, which converts them: a renamed field changes one or two files.',
      severity: 'error',
      from: { path: '^(core|plugins)/.+\\.tsx$' },
      to: { path: '^core/generated/platform' },
    },
    {
      name: 'sandbox-alone',
      comment: 'The sandbox is a package of its own: it shares only the contract with the product.',
      severity: 'error',
      from: { path: '^scripts/sandbox/' },
      to: {
        path: '^(core|plugins|realms|schemas|scripts|test)/',
        pathNot: ['^core/generated/platform', '^scripts/(contract|sandbox)/'],
      },
    },
    {
      name: 'host-is-web-standard',
      comment: 'The fetch handler and what connects it with a store also run on edge runtimes.',
      severity: 'error',
      from: {
        path: [
          '^scripts/host/(handler/|ReleaseLibrary[.])',
          '^scripts/serve/(storeSources|health|worker|workerBindings)[.]',
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'release-stores-are-web-standard',
      comment:
        'Only the store in a folder, and what opens it, need Node: the others also run on edge runtimes.',
      severity: 'error',
      from: webStores,
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'release-stores-need-no-folder',
      comment: 'A bundle for an edge runtime must not contain the store in a folder.',
      severity: 'error',
      from: webStores,
      to: { path: nodeStores },
    },
    {
      name: 'publishing-needs-no-files',
      comment: 'Compiling and publishing work on what was read before: name a module that reads files here.',
      severity: 'error',
      from: {
        path: '^scripts/(compile|publish)/',
        pathNot: '^scripts/(compile/realmSources|publish/(readBuiltTexts|readPictures|storeBuild))[.]',
      },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    { name: 'no-circles', severity: 'error', from: { pathNot: '^test/model/' }, to: { circular: true } },
    {
      name: 'no-circles-in-the-model',
      comment:
        'Modules of the payment model import the types of their owners: a page its document, a document its tab.',
      severity: 'error',
      from: { path: '^test/model/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-dev-dependency-in-the-browser',
      severity: 'error',
      from: { path: '^(core|plugins)/' },
      comment: 'Types may come from a development dependency, since they are erased before bundling.',
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
