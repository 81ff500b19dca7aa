const path = require('node:path');
const { packages } = require('./jest-transform.cjs');

// Output of the command line is compared as text. It would be coloured on a terminal and where CI is set.
process.env.NO_COLOR = '1';

const esmOnly = [
  'fontkitten',
  'inversify',
  '@inversifyjs',
  '@formatjs',
  'intl-messageformat',
  'culori',
  'oidc-provider',
  'hono',
  '@hono',
];

/** Browser-side tests get a DOM; the tools' tests run on plain Node. */
const common = {
  rootDir: path.resolve(__dirname, '..'),
  // Absolute paths: Stryker resolves them too, and knows no <rootDir>.
  runtime: path.join(__dirname, 'jest-runtime.cjs'),
  // React's development build records a stack for each element, a tenth of the time of all tests of components. What it
  // would warn of, a missing key, the linter reports.
  moduleNameMapper: {
    '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
  },
  transform: { '\\.([cm]?[jt]sx?|css)$': '<rootDir>/test/jest-transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(?:${[...esmOnly, ...packages].join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.sandbox/', '<rootDir>/.cache/'],
};

module.exports = {
  rootDir: path.resolve(__dirname, '..'),
  // It only bounds a test that fails: a component test takes seconds on a busy machine.
  testTimeout: 180_000,
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: path.join(__dirname, 'browser-environment.cjs'),
      testMatch: [
        '<rootDir>/test/core/**/*.test.{ts,tsx}',
        '<rootDir>/test/plugins/**/*.test.{ts,tsx}',
        '<rootDir>/plugins/**/*.test.{ts,tsx}',
      ],
      setupFilesAfterEnv: ['<rootDir>/test/setup-browser.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: path.join(__dirname, 'node-environment.cjs'),
      testMatch: ['<rootDir>/test/scripts/**/*.test.ts'],
    },
  ],
};
