// Jest's preset for plugin repositories: `"jest": { "preset": "proscenium" }` in their package.json.
const transform = require('./jest-transform.cjs');

module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  transform: { '\\.([cm]?[jt]sx?|css)$': require.resolve('./jest-transform.cjs') },
  // Packages of modules, which Jest cannot load as they are.
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${['proscenium', '@formatjs', 'intl-messageformat', ...transform.packages].join('|')})/)`,
  ],
  setupFilesAfterEnv: [require.resolve('./modules/test/setup-browser.js')],
};
