const shared = require('../jest.config.cjs').projects[1];

module.exports = {
  ...shared,
  displayName: 'journeys',
  testMatch: ['<rootDir>/test/journeys/**/*.journey.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/journeys/setup.ts'],
  testTimeout: 90_000,
};
