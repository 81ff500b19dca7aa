// Lint rules that .oxlintrc.json cannot express: React's compiler, regular expressions, and the browser's globals.
// None of them needs types, which keeps this linter fast.
import parser from '@typescript-eslint/parser';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';

/** The code that runs in browsers. */
const browsers = ['core/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}'];
/** Scripts that process untrusted input. */
const inputScripts = ['scripts/{compile,host,publish,contract,plugins,messages,draft}/**/*.ts'];
const tests = ['test/**/*.tsx'];

export default [
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      '**/generated/**',
      '.sandbox/**',
      '.cache/**',
      'coverage/**',
      'test/packages/**',
    ],
  },
  // No other file is parsed: no rule is for it.
  { files: [...browsers, ...inputScripts, ...tests], languageOptions: { parser } },
  {
    // These rules run React's compiler over every function, which only finds mistakes in components and hooks.
    files: [...browsers, ...tests],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // ReDoS: a super-linear pattern lets a crafted text from the platform, a realm or a feed freeze a tab or the host.
    files: [...browsers, ...inputScripts],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { ignoreSticky: false, report: 'potential' }],
    },
  },
  {
    // Storage, location and fetch may only be used by the thin services that wrap them (design, section 4).
    files: browsers,
    ignores: ['core/platform/browser/**', 'core/boot/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'location', 'fetch', 'history'].map((name) => ({
          name,
          message: 'Use the service that wraps it (core/platform/browser).',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['localStorage', 'sessionStorage', 'location', 'fetch', 'history'].map((property) => ({
          object: 'window',
          property,
          message: 'Use the service that wraps it (core/platform/browser).',
        })),
      ],
    },
  },
];
