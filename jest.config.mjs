import nextJest from 'next/jest.js';

// Whatever the shell's is: React has no test helpers in production.
process.env.NODE_ENV = 'test';

const withNext = nextJest({ dir: './' });

/** Tests of the exported files in out/, after the build. */
const ofExport = 'tests/export';

/**
 * One environment's tests.
 * @param {'node' | 'jsdom' | 'export'} name
 * @param {readonly string[]} folders
 */
async function project(name, folders) {
  /** @type {import('jest').Config} */
  const config = {
    displayName: name,
    testEnvironment: name === 'jsdom' ? 'jsdom' : 'node',
    testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    testPathIgnorePatterns: name === 'export' ? [] : [`<rootDir>/${ofExport}/`],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...(name !== 'export' && { setupFiles: ['<rootDir>/jest.environment.ts'] }),
    ...(name === 'jsdom' && { setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] }),
  };
  return {
    ...(await withNext(config)()),
    // These are published as modules only; next/jest sets its own pattern, so ours goes in afterwards.
    transformIgnorePatterns: ['/node_modules/(?!(github-slugger|swiper|p-map)/)'],
  };
}

/** Browser code is tested in jsdom, everything else in Node. */
export default async () => ({
  // Generous, for busy machines.
  testTimeout: 30_000,
  maxWorkers: '100%',
  projects: [
    await project('node', ['config', 'lib', 'scripts']),
    await project('jsdom', ['browser', 'components']),
    await project('export', [ofExport]),
  ],
});
