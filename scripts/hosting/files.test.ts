/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { headersFile } from '../build/headers';
import { matchHeaders, parseHeaderRules } from '../serve/static/header-rules';
import { cloudfrontHeaders } from './cloudfront-headers';
import { hostingFiles } from './files';

test.each([...hostingFiles().keys()])('%s has what the build has (npm run hosting)', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(hostingFiles().get(path));
});

test('CloudFront sends all that the _headers file sends', () => {
  const rules = parseHeaderRules(headersFile(''));
  const policy = cloudfrontHeaders();
  for (const [name, value] of matchHeaders(rules, ['/'])) {
    if (name === 'x-content-type-options') expect(policy).toContain('ContentTypeOptions');
    else if (name === 'strict-transport-security') {
      expect(policy).toContain(value.replace('max-age=', '"AccessControlMaxAgeSec": '));
    } else expect(policy).toContain(JSON.stringify(value));
  }
});
