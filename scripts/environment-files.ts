import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** The files that Next reads for a build, in order of precedence; a variable that is set is kept. */
export const environmentFiles: readonly string[] = [
  '.env.production.local',
  '.env.local',
  '.env.production',
  '.env',
];

/** Loads the environment files, so that every step of the build sees what Next sees. */
export function loadEnvironmentFiles(): void {
  for (const file of environmentFiles) {
    if (existsSync(file)) loadEnvFile(file);
  }
}
