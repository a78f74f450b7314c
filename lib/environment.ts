export interface EmailService {
  /** Origin of the service; '' for the same origin, in the local preview. */
  readonly endpoint: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}

export interface AdminRepository {
  readonly host: 'github' | 'gitlab';
  /** Owner and name: 'owner/shop'. */
  readonly name: string;
}

export interface Environment {
  /** URL of the published site without a trailing slash. */
  readonly siteUrl: string;
  /** Whether the site's URL is set: a public build. */
  readonly production: boolean;
  /** Base path: '' or '/shop'. */
  readonly basePath: string;
  readonly email: EmailService;
  /** Whether pages that were visited open again without a network. */
  readonly serviceWorker: boolean;
  /** Undefined if the admin is not published. */
  readonly admin?: AdminRepository;
}

const emailjs = 'https://api.emailjs.com';

const rules = {
  NEXT_PUBLIC_SITE_URL: [
    /^https?:\/\/(?:localhost|[^/\s.:]+(?:\.[^/\s.:]+)+)(?::\d+)?\/?$/,
    'give scheme and host only, such as https://www.example.com (a folder goes into NEXT_PUBLIC_BASE_PATH)',
  ],
  NEXT_PUBLIC_BASE_PATH: [
    /^(\/[\w.-]+)+$/,
    'must start with a slash and not end with one, such as /shop',
  ],
  NEXT_PUBLIC_EMAIL_ENDPOINT: [
    // Https, or on this computer.
    /^(https:\/\/[^/?#\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/,
    `must be https and host only, such as ${emailjs}, or unset`,
  ],
  ADMIN_REPOSITORY: [
    /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)$/,
    'must be the Git host and the repository, such as github:owner/shop, or unset',
  ],
  SERVICE_WORKER: [/^off$/, 'must be off, or unset'],
} as const;

const identifierRule = [
  /^[\w-]{1,64}$/,
  "it has up to 64 letters, digits, '_' and '-', see the account page of EmailJS",
] as const;

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Reads and validates the environment. @throws one error that names every variable that is missing or wrong */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const problems: string[] = [];
  const read = (name: string) => variables[name]?.trim() ?? '';
  const check = (name: string, [form, advice]: readonly [RegExp, string]) => {
    const value = read(name);
    if (value && !form.test(value)) problems.push(`${name} is '${value}'; ${advice}`);
    return value;
  };
  const checked = (name: keyof typeof rules) => check(name, rules[name]);

  const siteUrl = withoutSlash(checked('NEXT_PUBLIC_SITE_URL'));
  const production = siteUrl !== '';
  const basePath = checked('NEXT_PUBLIC_BASE_PATH');
  const endpoint = withoutSlash(checked('NEXT_PUBLIC_EMAIL_ENDPOINT'));
  // A preview may be started before the account is complete, and then uses the mailbox.
  const identifiers = ['SERVICE', 'TEMPLATE', 'USER'].map((part) => `NEXT_PUBLIC_EMAIL_${part}_ID`);
  const hasAccount = production || identifiers.every(read);
  const [serviceId = '', templateId = '', userId = ''] = identifiers.map((name) => {
    if (hasAccount && !read(name)) problems.push(`${name} is missing; the message form needs it`);
    // The preview server's mailbox takes any.
    return check(name, identifierRule) || 'local-preview';
  });
  const serviceWorker = checked('SERVICE_WORKER') !== 'off';
  const [host, name = ''] = checked('ADMIN_REPOSITORY').split(':');
  if (problems.length > 0) {
    throw new Error(
      `Invalid environment variables (see .env.example):\n- ${problems.join('\n- ')}`,
    );
  }
  return {
    siteUrl: siteUrl || 'https://example.com',
    production,
    basePath,
    serviceWorker,
    email: { endpoint: endpoint || (hasAccount ? emailjs : ''), serviceId, templateId, userId },
    ...((host === 'github' || host === 'gitlab') && { admin: { host, name } }),
  };
}

// Marked as pure for tree shaking. For the server: in browser code Next knows only variables that are named one by one.
export const environment = /* @__PURE__ */ readEnvironment(process.env);
