import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** The files that Next reads for a build, the stronger first; a variable that is set stays. */
export const environmentFiles: readonly string[] = [
  '.env.production.local',
  '.env.local',
  '.env.production',
  '.env',
];

/** Reads the environment's files, so that every step of the build sees what Next sees. */
export function loadEnvironmentFiles(): void {
  for (const file of environmentFiles) {
    if (existsSync(file)) loadEnvFile(file);
  }
}
