/** The simulated browser, the pages that the demo realms' compiler makes for it, and the host's renderer. */
const SimulatedBrowser = require('jest-fixed-jsdom');
const { build } = require('esbuild');
const { require: requireModule } = require('tsx/cjs/api');

/** Loaded when a test asks for them, and for all later files of this process, unless the sources may change meanwhile. */
const loaded = new Map();
const load = (module) => {
  if (!loaded.has(module)) loaded.set(module, requireModule(module, __filename));
  return loaded.get(module);
};

module.exports = class extends SimulatedBrowser {
  constructor(config, context) {
    super(config, context);
    if (config.globalConfig.watch || config.globalConfig.watchAll) loaded.clear();
    this.global.demoPages = () => load('./core/boot/demoPages.ts');
    // With the bundler of this process: one that tsx loads does not find its program.
    this.global.renderOnHost = (input) => load('./core/boot/hostRenderer.ts').renderOnHost(input, build);
  }
};
