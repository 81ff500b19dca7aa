const shared = require('../jest.config.cjs').projects[1];

module.exports = {
  ...shared,
  displayName: 'journeys',
  testMatch: ['<rootDir>/test/journeys/**/*.journey.ts'],
  // Several times the longest wait for one condition (`PATIENCE`): it only bounds a journey that fails.
  testTimeout: 240_000,
};
