// esbuild as jest's transformer. A CSS module answers its own class names; some packages become one module each.
const crypto = require('node:crypto');
const path = require('node:path');
const esbuild = require('esbuild');

/**
 * Packages of many small files, which nothing imports but by their entry. Finding and evaluating the files takes
 * longer than most tests.
 */
const packages = [
  '@inversifyjs/container',
  '@inversifyjs/core',
  '@inversifyjs/reflect-metadata-utils',
  '@testing-library/user-event',
  'aria-query',
];
const entries = new Set(packages.flatMap((name) => resolved(name)));

/** A plugin's repository, which also uses this file, may lack some. */
function resolved(name) {
  try {
    return [require.resolve(name)];
  } catch {
    return [];
  }
}

const target = { format: 'cjs', target: 'node20', jsx: 'automatic' };
const options = {
  ...target,
  sourcemap: 'inline',
  sourcesContent: false,
  supported: { 'dynamic-import': false },
};
const classNames =
  'module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? false : String(name)) });';

/** A package whose own files are in one module. */
function bundled(entry) {
  const { outputFiles } = esbuild.buildSync({
    ...target,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    write: false,
  });
  return outputFiles[0].text;
}

module.exports = {
  packages,
  getCacheKey: (source, file, request) =>
    crypto
      .createHash('sha1')
      .update([source, file, request.configString, esbuild.version, JSON.stringify(options)].join('\0'))
      .digest('hex'),
  process(source, file) {
    if (file.endsWith('.css')) return { code: classNames };
    if (entries.has(file)) return { code: bundled(file) };
    const extension = path.extname(file).replace(/^\.[cm]?/, '');
    const loader = extension === 'tsx' || extension === 'ts' ? extension : 'js';
    return { code: esbuild.transformSync(source, { ...options, loader, sourcefile: file }).code };
  },
};
