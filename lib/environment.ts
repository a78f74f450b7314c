/** How the message form reaches the e-mail service. */
export interface EmailService {
  /** Origin of the service; '' is the server that the page came from, which is the local preview. */
  readonly endpoint: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}

/** A repository at a Git host, which the published desk edits. */
export interface DeskRepository {
  readonly host: 'github' | 'gitlab';
  /** Owner and name: 'owner/shop'. */
  readonly name: string;
}

/** What the environment says of this build. Read here and nowhere else. */
export interface Environment {
  /** Address of the published site without a slash at its end. */
  readonly siteUrl: string;
  /** Whether the site's address is set: a build for the public. */
  readonly production: boolean;
  /** Folder of the host that the site lives in: '' or '/shop'. */
  readonly basePath: string;
  readonly email: EmailService;
  /** Left out where the desk is not published. */
  readonly desk?: DeskRepository;
}

type Variables = Readonly<Record<string, string | undefined>>;

const fallbackUrl = 'https://example.com';
const emailjs = 'https://api.emailjs.com';

/** What the preview server's own mailbox takes as an account. */
const previewId = 'local-preview';

const addressRule = /^https?:\/\/[^/\s]+\/?$/;
const folderRule = /^(\/[\w.-]+)+$/;
/** Encrypted, or on this computer only. */
const endpointRule = /^(https:\/\/[^/?#\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/;
const idRule = /^[\w-]{1,64}$/;
const deskRule = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)$/;

const idNames = {
  serviceId: 'NEXT_PUBLIC_EMAIL_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAIL_TEMPLATE_ID',
  userId: 'NEXT_PUBLIC_EMAIL_USER_ID',
} as const;

const textOf = (variables: Variables, name: string) => variables[name]?.trim() ?? '';
const withoutSlash = (address: string) => address.replace(/\/$/, '');

function readEmail(variables: Variables, production: boolean, problems: string[]): EmailService {
  // One identifier given is an account given: the local preview then uses it, whole.
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

function readDesk(variables: Variables, problems: string[]): DeskRepository | undefined {
  const text = textOf(variables, 'DESK_REPOSITORY');
  const [, host, name = ''] = deskRule.exec(text) ?? [];
  if (host === 'github' || host === 'gitlab') return { host, name };
  if (text) {
    problems.push(
      `DESK_REPOSITORY is '${text}'; give the Git host and the repository, such as github:owner/shop, or leave it out`,
    );
  }
  return undefined;
}

/**
 * Reads and checks the environment. With the site's address set, the e-mail service must be there.
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
  const desk = readDesk(variables, problems);
  if (problems.length > 0) {
    throw new Error(`The environment is not right (see .env.example):\n- ${problems.join('\n- ')}`);
  }
  return {
    siteUrl: withoutSlash(address || fallbackUrl),
    production,
    basePath,
    email,
    ...(desk && { desk }),
  };
}

// Marked as pure: what runs in the browser and needs an address alone is then bundled without it.
export const environment = /* @__PURE__ */ readEnvironment({
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH,
  NEXT_PUBLIC_EMAIL_ENDPOINT: process.env.NEXT_PUBLIC_EMAIL_ENDPOINT,
  NEXT_PUBLIC_EMAIL_SERVICE_ID: process.env.NEXT_PUBLIC_EMAIL_SERVICE_ID,
  NEXT_PUBLIC_EMAIL_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAIL_TEMPLATE_ID,
  NEXT_PUBLIC_EMAIL_USER_ID: process.env.NEXT_PUBLIC_EMAIL_USER_ID,
  DESK_REPOSITORY: process.env.DESK_REPOSITORY,
});
