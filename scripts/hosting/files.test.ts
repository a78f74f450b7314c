import { readFileSync } from 'node:fs';
import { headersFile } from '../export/headers';
import { readHeadersFile } from '../serve/headers-file';
import { cloudfrontHeaders } from './cloudfront-headers';
import { hostingFiles } from './files';

test.each([...hostingFiles().keys()])('%s has what the build has (npm run hosting)', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(hostingFiles().get(path));
});

test('CloudFront sends all that the _headers file sends', () => {
  const policy = cloudfrontHeaders();
  for (const [name, value] of readHeadersFile(headersFile(''))('/')) {
    if (name === 'x-content-type-options') expect(policy).toContain('ContentTypeOptions');
    else if (name === 'strict-transport-security') {
      expect(policy).toContain(value.replace('max-age=', '"AccessControlMaxAgeSec": '));
    } else expect(policy).toContain(JSON.stringify(value));
  }
});
