/** docs/requirements.md 7.3 */
import { readEnvironment } from './environment';

const production = {
  NEXT_PUBLIC_SITE_URL: 'https://www.shop.example/',
  NEXT_PUBLIC_EMAIL_SERVICE_ID: 'service_ab12',
  NEXT_PUBLIC_EMAIL_TEMPLATE_ID: 'template_cd34',
  NEXT_PUBLIC_EMAIL_USER_ID: 'Pub-Key_56',
};

const emailjs = 'https://api.emailjs.com';
const own = { serviceId: 'service_ab12', templateId: 'template_cd34', userId: 'Pub-Key_56' };
const local = { serviceId: 'local-preview', templateId: 'local-preview', userId: 'local-preview' };
const preview = { siteUrl: 'https://example.com', production: false, basePath: '' };

test.each<[what: string, variables: Record<string, string>, expected: object]>([
  ['no variables: the mailbox', {}, { ...preview, email: { endpoint: '', ...local } }],
  [
    'a production build',
    { ...production, NEXT_PUBLIC_BASE_PATH: '/shop' },
    {
      siteUrl: 'https://www.shop.example',
      production: true,
      basePath: '/shop',
      serviceWorker: true,
      email: { endpoint: emailjs, ...own },
    },
  ],
  [
    'a preview with an account',
    { ...production, NEXT_PUBLIC_SITE_URL: '' },
    { ...preview, email: { endpoint: emailjs, ...own } },
  ],
  [
    'a preview with a part of one: the mailbox',
    { NEXT_PUBLIC_EMAIL_SERVICE_ID: 'service_ab12' },
    { email: { endpoint: '' } },
  ],
  [
    'an own service',
    { ...production, NEXT_PUBLIC_EMAIL_ENDPOINT: 'http://localhost:8025/' },
    { email: { endpoint: 'http://localhost:8025' } },
  ],
  [
    'a production build without a form',
    { NEXT_PUBLIC_SITE_URL: 'https://www.shop.example', NEXT_PUBLIC_EMAIL_SERVICE_ID: 'none' },
    { production: true, email: undefined },
  ],
  [
    'a repository for the admin',
    { ADMIN_REPOSITORY: 'gitlab:group/part/shop' },
    { admin: { host: 'gitlab', name: 'group/part/shop' } },
  ],
])('reads %s', (_, variables, expected) => {
  expect(readEnvironment(variables)).toMatchObject(expected);
});

test.each([
  [
    'only missing identifiers of a production build',
    { ...production, NEXT_PUBLIC_EMAIL_SERVICE_ID: undefined, NEXT_PUBLIC_EMAIL_USER_ID: '  ' },
    /^(?!.*TEMPLATE_ID).*SERVICE_ID is missing.*USER_ID is missing/s,
  ],
  [
    'all problems at once',
    {
      NEXT_PUBLIC_SITE_URL: 'https://shop',
      NEXT_PUBLIC_BASE_PATH: 'shop/',
      NEXT_PUBLIC_EMAIL_ENDPOINT: 'api.emailjs.com',
      NEXT_PUBLIC_EMAIL_USER_ID: 'a b',
    },
    /SITE_URL is 'https:..shop'.*BASE_PATH is 'shop.*ENDPOINT is 'api.*USER_ID is 'a b'.*SERVICE_ID is missing.*TEMPLATE_ID is missing/s,
  ],
])('reports %s', (_, variables, problems) => {
  expect(() => readEnvironment(variables)).toThrow(problems);
});

test.each([
  ['SERVICE_WORKER', '0'],
  ['ADMIN_REPOSITORY', 'github:shop'],
  ['ADMIN_REPOSITORY', 'https://github.com/a/b'],
  ['ADMIN_REPOSITORY', 'github:owner/shop;evil'],
  ['NEXT_PUBLIC_EMAIL_ENDPOINT', 'javascript:alert(1)'],
  ['NEXT_PUBLIC_EMAIL_ENDPOINT', 'http://api.emailjs.com'],
  ['NEXT_PUBLIC_EMAIL_ENDPOINT', 'https://api.emailjs.com/api/v1.0'],
  ['NEXT_PUBLIC_EMAIL_SERVICE_ID', 'x'.repeat(65)],
  ['NEXT_PUBLIC_EMAIL_SERVICE_ID', '<your id>'],
])("refuses %s '%s'", (name, value) => {
  expect(() => readEnvironment({ ...production, [name]: value })).toThrow(`${name} is '${value}'`);
});
