const shared = require('../jest.config.cjs').projects[1];

module.exports = {
  ...shared,
  displayName: 'journeys',
  testMatch: ['<rootDir>/test/journeys/**/*.journey.ts'],
  testTimeout: 90_000,
};
