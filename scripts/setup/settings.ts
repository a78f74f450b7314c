import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnvironment } from '@/lib/environment';

const file = '.env.local';

/** The text of an environment file with a changed variable; an empty value removes it. */
export function withSetting(text: string, name: string, value: string): string {
  const line = value ? `${name}=${value}` : `# ${name}=`;
  const present = new RegExp(`^(?:# ?)?${name}=.*$`, 'm');
  if (present.test(text)) return text.replace(present, () => line);
  return value ? `${text.replace(/\n?$/, '\n')}${line}\n` : text;
}

/** The value of an environment variable; '' if unset. */
export function settingOf(name: string): string {
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8'))[name] ?? '') : '';
}

/** The build's error for a value; undefined if it is valid. */
export function problemOfSetting(name: string, value: string): string | undefined {
  try {
    readEnvironment({ [name]: value });
    return undefined;
  } catch (error) {
    // Only this variable's problems; the others have their own questions.
    const lines = String(error).split('\n- ');
    return lines.find((line) => line.startsWith(`${name} is '`))?.slice(name.length + 1);
  }
}

/** Writes a variable into .env.local, which begins as a copy of .env.example. */
export function writeSetting(name: string, value: string): void {
  const text = readFileSync(existsSync(file) ? file : '.env.example', 'utf8');
  writeFileSync(file, withSetting(text, name, value));
}
