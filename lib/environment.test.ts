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
    { NEXT_PUBLIC_SITE_URL: 'https://shop', NEXT_PUBLIC_BASE_PATH: 'shop/' },
    /SITE_URL is 'https:..shop'.*BASE_PATH is 'shop.*SERVICE_ID is missing/s,
  ],
])('reports %s', (_, variables, problems) => {
  expect(() => readEnvironment(variables)).toThrow(problems);
});

test.each([
  ['SERVICE_WORKER', '0'],
  ['ADMIN_REPOSITORY', 'github:shop'],
  ['ADMIN_REPOSITORY', 'github:owner/shop;evil'],
  ['NEXT_PUBLIC_EMAIL_ENDPOINT', 'http://api.emailjs.com'],
  ['NEXT_PUBLIC_EMAIL_SERVICE_ID', '<your id>'],
])("refuses %s '%s'", (name, value) => {
  expect(() => readEnvironment({ ...production, [name]: value })).toThrow(`${name} is '${value}'`);
});
