// A part of the browser project, for `npm run mutation`: what it changes is code that runs in browsers.
const { projects, rootDir, testTimeout } = require('./jest.config.cjs');

module.exports = {
  ...projects[0],
  rootDir,
  testTimeout,
  testMatch: [`<rootDir>/${process.env.MUTATION_TESTS}`],
};
