import { chmodSync, statSync } from 'node:fs';
import { temporaryFolder } from '../serve/testing';
import { makeReadable } from './permissions';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a site that was built under a strict umask can be read by a web server', () => {
  const { path, write, remove } = temporaryFolder();
  write('clients/logo.svg', '<svg/>');
  const all = [path, `${path}/clients`, `${path}/clients/logo.svg`];
  all.toReversed().forEach((each, depth) => {
    chmodSync(each, depth === 0 ? 0o600 : 0o700);
  });
  makeReadable(path);
  expect(all.map(modeOf)).toEqual(['755', '755', '644']);
  remove();
});
