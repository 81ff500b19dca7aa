import type { BuildManifest } from '../../../scripts/build/BuildManifest';

/** A build as the bundler might have described it. */
export const build: BuildManifest = {
  scripts: ['first-1A2B3C4D.js'],
  early: '"early"',
  afterContent: '"after content"',
  modules: {
    'core/platform/reading/readAnswer.ts': ['readAnswer-1.js'],
    'core/pages/watch/VodPage.tsx': ['VodPage-1.js', 'player-1.js'],
    'core/pages/signIn/LoginPage.tsx': ['LoginPage-1.js'],
  },
  contributions: {
    'section/default': { 'section/default': ['default-1.js'] },
    'section/hero': { 'section/hero': ['hero-1.js'] },
    'section/poster': { 'section/poster': ['poster-1.js'] },
  },
  pluginBytes: { 'section/default': 450, 'section/hero': 20_000, 'section/poster': 900 },
  offline: { worker: 'offline-worker-1.js', removal: 'offline-removal-1.js', version: 'sample' },
  messages: {},
  firstBundles: [],
  fonts: {},
  rendering: {
    version: 'sample',
    sheet: [
      { css: 'body{margin:0}', prefix: null },
      { css: '.D1_dialog{margin:auto}', prefix: 'D1_' },
    ],
    styles: [],
  },
};

/** It has no texts. */
export const builtTexts = () => ({});
