/** Node, and the sandboxes that tests start. */
const { TestEnvironment } = require('jest-environment-node');
const { require: requireModule } = require('tsx/cjs/api');

/** Loaded when a test asks for it, and for all later files of this process, unless the sources may change meanwhile. */
let loaded;
const sandboxes = () => (loaded ??= requireModule('./scripts/sandbox/runSandbox.ts', __filename));

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    if (config.globalConfig.watch || config.globalConfig.watchAll) loaded = undefined;
    this.global.sandboxes = sandboxes;
  }
};
