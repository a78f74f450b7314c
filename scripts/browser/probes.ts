import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Probes } from './choose';
import { browserPlaces } from './places';
import { run } from './run';

const memory = join('.cache', 'browser');
const playwright = join('node_modules', '@playwright', 'test', 'cli.js');

/** A download of some 180 MB on a slow line. */
const downloadMinutes = 5;

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

/** The probes of this computer; paths are those of the project, in which the command is run. */
export const realProbes: Probes = {
  wanted: process.env.CHROMIUM_PATH || undefined,
  exists: existsSync,
  async runs(path) {
    // On Windows Chrome opens a window whatever it is asked.
    if (process.platform === 'win32') return true;
    return promisify(execFile)(path, ['--version'], { timeout: 20_000 }).then(
      () => true,
      () => false,
    );
  },
  remembered() {
    return existsSync(memory) ? readFileSync(memory, 'utf8').trim() : undefined;
  },
  remember(path) {
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, `${path}\n`);
  },
  installed: () => browserPlaces(process.platform, process.env),
  async playwrights() {
    // Loaded only when needed: a remembered browser is then found at once.
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  },
  async download() {
    const parameters = [playwright, 'install', '--no-shell', 'chromium'];
    await run(process.execPath, parameters, downloadMinutes);
    if (!isRoot || !hasApt || (await this.runs(await this.playwrights()))) return;
    await run(process.execPath, [playwright, 'install-deps', 'chromium'], downloadMinutes);
  },
  async installPackage() {
    if (!isRoot || !hasApt)
      throw new Error('the system package needs apt-get and its administrator');
    await run('apt-get', ['update'], downloadMinutes);
    const parameters = ['install', '-y', '--no-install-recommends', 'chromium'];
    await run('apt-get', parameters, downloadMinutes);
  },
};
