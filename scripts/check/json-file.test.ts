import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from './json-file';

const folder = mkdtempSync(join(tmpdir(), 'json-'));
const file = join(folder, 'site.ar.json');
afterAll(() => rmSync(folder, { recursive: true }));

test('a file in Windows-1256 is refused by its line', () => {
  const arabic = Buffer.from([0xd3, 0xca, 0xc7, 0xc6, 0xd1]);
  writeFileSync(
    file,
    Buffer.concat([Buffer.from('{\n  "name": "'), arabic, Buffer.from('"\n}\n')]),
  );
  expect(readJson(file)).toMatchObject({
    file,
    line: 2,
    message: expect.stringContaining('UTF-8'),
  });
});
