// esbuild as jest's transformer; a CSS module answers its own class names.
const crypto = require('node:crypto');
const path = require('node:path');
const esbuild = require('esbuild');

const options = {
  format: 'cjs',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  jsx: 'automatic',
  supported: { 'dynamic-import': false },
};
const classNames =
  'module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? false : String(name)) });';

module.exports = {
  getCacheKey: (source, file, request) =>
    crypto
      .createHash('sha1')
      .update([source, file, request.configString, esbuild.version, JSON.stringify(options)].join('\0'))
      .digest('hex'),
  process(source, file) {
    if (file.endsWith('.css')) return { code: classNames };
    const extension = path.extname(file).replace(/^\.[cm]?/, '');
    const loader = extension === 'tsx' || extension === 'ts' ? extension : 'js';
    return { code: esbuild.transformSync(source, { ...options, loader, sourcefile: file }).code };
  },
};
