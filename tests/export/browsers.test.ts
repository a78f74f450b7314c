/** The published scripts use only what the browsers of .browserslistrc support. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import { page, textFile } from '@/e2e/support/exported';
import { oldestBrowsers } from '@/scripts/export/bundle';

const optional = ['navigator.connection', 'requestIdleCallback', 'trustedTypes'];

test('no language that is newer', () => {
  const options = ['--module', '--checkFeatures', '--quiet'];
  execFileSync('node_modules/.bin/es-check', ['checkBrowser', 'out/**/*.js', ...options]);
});

test('no interface of a browser that is newer', () => {
  const head = page('index.html').$('head script').first().text();
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, textFile(file)] as const);
  const asked = [['head', head] as const, ...files].flatMap(([file, text]) =>
    new Linter()
      .verify(text, {
        ...compat.configs['flat/recommended'],
        linterOptions: { noInlineConfig: true },
        settings: { browsers: oldestBrowsers, polyfills: optional },
      })
      .map(({ message }) => `${file}: ${message}`),
  );
  expect(files.length).toBeGreaterThan(2);
  expect(asked).toEqual([]);
});
