// The lint rules of the project, for mistakes that types cannot catch.
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '**/generated/**', '.sandbox/**', '.cache/**', 'coverage/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: new URL('..', import.meta.url).pathname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-globals': ['error', { name: 'event', message: 'Name the event parameter.' }],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
    },
  },
  {
    // These rules run React's compiler over every function, which only finds mistakes in components and hooks.
    files: ['core/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}', 'test/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['scripts/**', 'test/**', 'plugins/analytics/console/**'], rules: { 'no-console': 'off' } },
  {
    files: ['test/**', 'plugins/**/*.test.{ts,tsx}'],
    ignores: ['test/nock.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'nock', message: 'Import test/nock.ts, which removes the patches again.' },
      ],
    },
  },
  {
    // ReDoS: a super-linear pattern lets a crafted text from the platform, a realm or a feed freeze a tab or the host.
    files: [
      'core/**/*.{ts,tsx}',
      'plugins/**/*.{ts,tsx}',
      'scripts/{compile,host,publish,contract,plugins,messages,draft}/**/*.ts',
    ],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { ignoreSticky: false, report: 'potential' }],
    },
  },
  // Tests pass methods to jest matchers, which never call them.
  { files: ['test/**', 'plugins/**/*.test.*'], rules: { '@typescript-eslint/unbound-method': 'off' } },
  {
    // Storage, location and fetch may only be used by the thin services that wrap them (design, section 4).
    files: ['core/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}'],
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
);
