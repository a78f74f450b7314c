import nextEnv from '@next/env';
import type { Task } from './tasks';

/** Reads the files of settings. NODE_ENV is the command's own, whatever a shell or a host has set. */
export function loadSettings(mode: 'production' | 'development'): void {
  Object.assign(process.env, { NODE_ENV: mode });
  nextEnv.loadEnvConfig('.', mode === 'development');
}

/** @throws Error when the build's tools cannot read a folder of this path */
export function checkFolder(path: string): void {
  if (path.includes('#')) {
    throw new Error(`${path}: the build’s tools take what follows ‘#’ for no part of a path`);
  }
}

/** What a command takes from its surroundings, before all else. */
export const settings: Task = {
  name: 'settings',
  run: async () => {
    checkFolder(process.cwd());
    // Imported only now, because the module reads the environment.
    await import('@/lib/environment');
  },
  advice: 'Rename the folder that is named, or correct the variable; .env.example explains each.',
};
