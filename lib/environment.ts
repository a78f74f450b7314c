/** How the message form reaches the e-mail service. */
export interface EmailService {
  /** Origin of the service; '' for the same origin, in the local preview. */
  readonly endpoint: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}

/** A repository at a Git host, which the published admin edits. */
export interface AdminRepository {
  readonly host: 'github' | 'gitlab';
  /** Owner and name: 'owner/shop'. */
  readonly name: string;
}

/** The build's environment. Read only here. */
export interface Environment {
  /** URL of the published site without a trailing slash. */
  readonly siteUrl: string;
  /** Whether the site's URL is set: a public build. */
  readonly production: boolean;
  /** Base path: '' or '/shop'. */
  readonly basePath: string;
  readonly email: EmailService;
  /** Undefined if the admin is not published. */
  readonly admin?: AdminRepository;
}

type Variables = Readonly<Record<string, string | undefined>>;

const fallbackUrl = 'https://example.com';
const emailjs = 'https://api.emailjs.com';

/** The account for the preview server's mailbox. */
const previewId = 'local-preview';

const addressRule = /^https?:\/\/[^/\s]+\/?$/;
const folderRule = /^(\/[\w.-]+)+$/;
/** Https, or on this computer. */
const endpointRule = /^(https:\/\/[^/?#\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/;
const idRule = /^[\w-]{1,64}$/;
const adminRule = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)$/;

const idNames = {
  serviceId: 'NEXT_PUBLIC_EMAIL_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAIL_TEMPLATE_ID',
  userId: 'NEXT_PUBLIC_EMAIL_USER_ID',
} as const;

const textOf = (variables: Variables, name: string) => variables[name]?.trim() ?? '';
const withoutSlash = (address: string) => address.replace(/\/$/, '');

function readEmail(variables: Variables, production: boolean, problems: string[]): EmailService {
  // With one identifier set, all are required, in a preview too.
  const account = production || Object.values(idNames).some((name) => textOf(variables, name));
  const endpoint = textOf(variables, 'NEXT_PUBLIC_EMAIL_ENDPOINT');
  if (endpoint && !endpointRule.test(endpoint)) {
    problems.push(
      `NEXT_PUBLIC_EMAIL_ENDPOINT is '${endpoint}'; give https and host only, such as ${emailjs}, or leave it out`,
    );
  }
  const readId = (name: string) => {
    const id = textOf(variables, name);
    if (account && !id) problems.push(`${name} is missing; the message form needs it`);
    if (id && !idRule.test(id)) {
      problems.push(
        `${name} is '${id}'; it has up to 64 letters, digits, '_' and '-', see the account page of EmailJS`,
      );
    }
    return id || previewId;
  };
  return {
    endpoint: withoutSlash(endpoint || (account ? emailjs : '')),
    serviceId: readId(idNames.serviceId),
    templateId: readId(idNames.templateId),
    userId: readId(idNames.userId),
  };
}

function readAdmin(variables: Variables, problems: string[]): AdminRepository | undefined {
  const text = textOf(variables, 'ADMIN_REPOSITORY');
  const [, host, name = ''] = adminRule.exec(text) ?? [];
  if (host === 'github' || host === 'gitlab') return { host, name };
  if (text) {
    problems.push(
      `ADMIN_REPOSITORY is '${text}'; give the Git host and the repository, such as github:owner/shop, or leave it out`,
    );
  }
  return undefined;
}

/**
 * Reads and validates the environment. A public build requires the e-mail service (docs/requirements.md 7.3).
 * @throws one error that names every variable that is missing or wrong
 */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const address = textOf(variables, 'NEXT_PUBLIC_SITE_URL');
  const basePath = textOf(variables, 'NEXT_PUBLIC_BASE_PATH');
  const production = address !== '';

  if (address && !addressRule.test(address)) {
    problems.push(
      `NEXT_PUBLIC_SITE_URL is '${address}'; give scheme and host only, such as https://www.example.com (a folder goes into NEXT_PUBLIC_BASE_PATH)`,
    );
  }
  if (basePath && !folderRule.test(basePath)) {
    problems.push(
      `NEXT_PUBLIC_BASE_PATH is '${basePath}'; it starts with a slash and does not end with one, such as /shop`,
    );
  }
  const email = readEmail(variables, production, problems);
  const admin = readAdmin(variables, problems);
  if (problems.length > 0) {
    throw new Error(`The environment is not right (see .env.example):\n- ${problems.join('\n- ')}`);
  }
  return {
    siteUrl: withoutSlash(address || fallbackUrl),
    production,
    basePath,
    email,
    ...(admin && { admin }),
  };
}

// Marked as pure for tree shaking.
export const environment = /* @__PURE__ */ readEnvironment({
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH,
  NEXT_PUBLIC_EMAIL_ENDPOINT: process.env.NEXT_PUBLIC_EMAIL_ENDPOINT,
  NEXT_PUBLIC_EMAIL_SERVICE_ID: process.env.NEXT_PUBLIC_EMAIL_SERVICE_ID,
  NEXT_PUBLIC_EMAIL_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAIL_TEMPLATE_ID,
  NEXT_PUBLIC_EMAIL_USER_ID: process.env.NEXT_PUBLIC_EMAIL_USER_ID,
  ADMIN_REPOSITORY: process.env.ADMIN_REPOSITORY,
});
