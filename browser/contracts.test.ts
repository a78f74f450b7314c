import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  clothClass,
  coveredClass,
  initializedClass,
  pauseAttribute,
  picturesHeldClass,
  scriptsStartedClass,
  stoppedAttribute,
  swiperClass,
  themes,
  uncoveringClass,
} from './contracts';

const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join('components', file), 'utf8'))
  .join('\n');

test.each([
  clothClass,
  coveredClass,
  uncoveringClass,
  picturesHeldClass,
  scriptsStartedClass,
  swiperClass,
  initializedClass,
])('style sheets know the class %s', (name) => expect(sheets).toMatch(new RegExp(`\\.${name}\\b`)));

test.each([pauseAttribute, stoppedAttribute])('style sheets know the attribute %s', (name) => {
  expect(sheets).toContain(`[${name}]`);
});

test('every theme is a class of the tokens', () => {
  const config = readFileSync('tailwind.config.ts', 'utf8');
  for (const theme of themes) expect(config).toContain(`.${theme}`);
});
