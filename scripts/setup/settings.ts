import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnvironment } from '@/lib/environment';
import type { Target } from './answers';

const file = '.env.local';

/** The text of an environment file with a changed variable; examples are comments. */
export function withSetting(text: string, name: string, value: unknown = ''): string {
  const line = `${name}=${value}`;
  const present = new RegExp(`^(?:# ?)?${name}=.*$`, 'm');
  if (present.test(text)) return text.replace(present, () => line);
  return `${text.replace(/\n?$/, '\n')}${line}\n`;
}

/** A variable of .env.local, which begins as a copy of .env.example. */
export const settingTarget = (name: string): Target => ({
  read: () => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined),
  problem(value = '') {
    try {
      readEnvironment({ [name]: String(value) });
      return undefined;
    } catch (error) {
      // Only this variable's problems; the others have their own questions.
      const lines = String(error).split('\n- ');
      return lines.find((line) => line.startsWith(`${name} is '`))?.slice(name.length + 1);
    }
  },
  write(value) {
    const text = readFileSync(existsSync(file) ? file : '.env.example', 'utf8');
    writeFileSync(file, withSetting(text, name, value));
  },
});
