import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/out/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
};

// These are published as modules only; next/jest sets its own pattern, so ours goes in afterwards.
export default async () => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: ['/node_modules/(?!(swiper|parse5|entities)/)'],
});
