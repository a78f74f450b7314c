import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnvironment } from '@/lib/environment';

const file = '.env.local';

/** The text of an environment file with another value of a variable; an empty one leaves it out. */
export function withSetting(text: string, name: string, value: string): string {
  const line = value ? `${name}=${value}` : `# ${name}=`;
  const present = new RegExp(`^(?:# ?)?${name}=.*$`, 'm');
  if (present.test(text)) return text.replace(present, () => line);
  return value ? `${text.replace(/\n?$/, '\n')}${line}\n` : text;
}

/** What a variable of the environment is set to; '' where it is not. */
export function settingOf(name: string): string {
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8'))[name] ?? '') : '';
}

/** What the build would have against a value, in its own words; undefined when it fits. */
export function problemOfSetting(name: string, value: string): string | undefined {
  try {
    readEnvironment({ [name]: value });
    return undefined;
  } catch (error) {
    // One line for each variable; the others are asked for in their turn.
    const lines = String(error).split('\n- ');
    return lines.find((line) => line.startsWith(`${name} is '`))?.slice(name.length + 1);
  }
}

/** Writes a variable into .env.local, which begins as a copy of .env.example. */
export function writeSetting(name: string, value: string): void {
  const text = readFileSync(existsSync(file) ? file : '.env.example', 'utf8');
  writeFileSync(file, withSetting(text, name, value));
}
