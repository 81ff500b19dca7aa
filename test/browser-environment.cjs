/** The simulated browser, and the pages that the demo realms' compiler makes for it. */
const SimulatedBrowser = require('jest-fixed-jsdom');
const { require: requireModule } = require('tsx/cjs/api');

/** Loaded when a test asks for it, and for all later files of this process, unless the sources may change meanwhile. */
let loaded;
const demoPages = () => (loaded ??= requireModule('./core/boot/demoPages.ts', __filename));

module.exports = class extends SimulatedBrowser {
  constructor(config, context) {
    super(config, context);
    if (config.globalConfig.watch || config.globalConfig.watchAll) loaded = undefined;
    this.global.demoPages = demoPages;
  }
};
