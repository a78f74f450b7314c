import nextEnv from '@next/env';
import type { Task } from './tasks';

/** NODE_ENV is the command's own, whatever the shell has set. Only a public build has, and so requires, the site's address. */
export function loadSettings(mode: 'production' | 'development', isPublic = false): void {
  Object.assign(process.env, { NODE_ENV: mode, ...(!isPublic && { NEXT_PUBLIC_SITE_URL: '' }) });
  nextEnv.loadEnvConfig('.', mode === 'development');
}

/** @throws Error when the build's tools cannot read a folder of this path */
export function checkFolder(path: string): void {
  if (path.includes('#')) {
    throw new Error(`${path}: the build’s tools do not support ‘#’ in a path; rename the folder`);
  }
}

export const settings: Task = {
  name: 'settings',
  run: async () => {
    checkFolder(process.cwd());
    // Imported only now, because the module reads the environment.
    await import('@/lib/environment');
  },
  advice: '.env.example explains each variable.',
};
