import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A field as it was sent: its name and its value, not trimmed or changed. */
export type Field = readonly [name: string, value: string];

export interface Message {
  /** Name of its file without the ending; names sort by time. */
  readonly id: string;
  /** When it came, ISO 8601 in UTC. */
  readonly time: string;
  /** In the order they were sent. */
  readonly fields: readonly Field[];
}

export interface MailStore {
  keep(fields: readonly Field[]): Promise<Message>;
  /** Newest first. */
  list(): Promise<readonly Message[]>;
  clear(): Promise<void>;
}

const ownFile = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-\d{6}-[0-9a-f]{8}\.json$/;

function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'time' in value &&
    'fields' in value &&
    Array.isArray(value.fields)
  );
}

async function read(file: string): Promise<Message[]> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isMessage(value) ? [value] : [];
  } catch {
    // Deleted or changed by hand meanwhile.
    return [];
  }
}

/**
 * Keeps messages as one JSON file each in a folder, which is made when the first message comes.
 * File names are made of time, count and chance alone, so nothing sent can lead out of the folder;
 * other files in it are left alone.
 * @throws (rejects) the system's error when the folder cannot be written
 */
export function createMailStore(folder: string): MailStore {
  let count = 0;

  async function ownFiles(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => ownFile.test(name)).sort();
  }

  return {
    async keep(fields) {
      const time = new Date().toISOString();
      count += 1;
      const order = String(count % 1_000_000).padStart(6, '0');
      const id = `${time.replace(/[:.]/g, '-')}-${order}-${randomBytes(4).toString('hex')}`;
      const message: Message = { id, time, fields };
      await mkdir(folder, { recursive: true });
      const text = `${JSON.stringify(message, null, 2)}\n`;
      await writeFile(join(folder, `${id}.json`), text, { flag: 'wx' });
      return message;
    },
    async list() {
      const files = (await ownFiles()).reverse();
      return (await Promise.all(files.map((name) => read(join(folder, name))))).flat();
    },
    async clear() {
      await Promise.all((await ownFiles()).map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
