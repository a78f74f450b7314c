import { z } from 'zod';

const emailjs = 'https://api.emailjs.com';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

const variable = (form: RegExp, advice: string) => z.string().regex(form, advice);

const identifier = variable(
  /^[\w-]{1,64}$/,
  "it has up to 64 letters, digits, '_' and '-', see the account page of EmailJS",
);
const identifiers = {
  NEXT_PUBLIC_EMAIL_SERVICE_ID: identifier,
  NEXT_PUBLIC_EMAIL_TEMPLATE_ID: identifier,
  NEXT_PUBLIC_EMAIL_USER_ID: identifier,
};
const identifierNames = z.object(identifiers).keyof().options;

const variables = z
  .object({
    NEXT_PUBLIC_SITE_URL: variable(
      /^(?:https?:\/\/localhost|https:\/\/[^/\s.:]+(?:\.[^/\s.:]+)+)(?::\d+)?\/?$/,
      'must be https:// and host only, such as https://www.example.com (a folder goes into NEXT_PUBLIC_BASE_PATH)',
    ).transform(withoutSlash),
    NEXT_PUBLIC_BASE_PATH: variable(
      /^(\/[\w.-]+)+$/,
      'must start with a slash and not end with one, such as /shop',
    ),
    NEXT_PUBLIC_EMAIL_ENDPOINT: variable(
      // Https, or on this computer.
      /^(https:\/\/[^/?#\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/,
      `must be https and host only, such as ${emailjs}, or unset`,
    ).transform(withoutSlash),
    ADMIN_REPOSITORY: variable(
      /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)$/,
      'must be the Git host and the repository, such as github:owner/shop, or unset',
    ),
    SERVICE_WORKER: variable(/^off$/, 'must be off, or unset'),
    ...identifiers,
  })
  .partial();

/** Reads and validates the environment. @throws one error that names every variable that is missing or wrong */
export function readEnvironment(present: Readonly<Record<string, string | undefined>>) {
  const all = Object.entries(present).map(([name, value]) => [name, value?.trim()]);
  const given = Object.fromEntries(all.filter(([, value]) => value));
  const production = 'NEXT_PUBLIC_SITE_URL' in given;
  const hasForm = given.NEXT_PUBLIC_EMAIL_SERVICE_ID !== 'none';
  const missing = identifierNames.filter((name) => hasForm && !(name in given));
  // A preview may be started before the account is complete, and then uses the mailbox.
  const hasAccount = production || missing.length === 0;
  const { data = {}, error } = variables.safeParse(given);
  const problems = [
    ...(error?.issues ?? []).map(
      ({ path, message }) => `${path.join()} is '${given[path.join()]}'; ${message}`,
    ),
    ...(production ? missing : []).map(
      (name) =>
        `${name} is missing; the message form needs it (or NEXT_PUBLIC_EMAIL_SERVICE_ID=none, for a site without a form)`,
    ),
  ];
  if (problems.length > 0) {
    throw new Error(
      `Invalid environment variables (see .env.example):\n- ${problems.join('\n- ')}`,
    );
  }
  const [host, name = ''] = data.ADMIN_REPOSITORY?.split(':') ?? [];
  return {
    siteUrl: data.NEXT_PUBLIC_SITE_URL ?? 'https://example.com',
    production,
    basePath: data.NEXT_PUBLIC_BASE_PATH ?? '',
    /** Whether pages that were visited open again without a network. */
    serviceWorker: !data.SERVICE_WORKER,
    email: hasForm
      ? {
          /** Origin of the service; '' for the same origin, whose mailbox takes any identifier. */
          endpoint: data.NEXT_PUBLIC_EMAIL_ENDPOINT ?? (hasAccount ? emailjs : ''),
          serviceId: data.NEXT_PUBLIC_EMAIL_SERVICE_ID ?? 'local-preview',
          templateId: data.NEXT_PUBLIC_EMAIL_TEMPLATE_ID ?? 'local-preview',
          userId: data.NEXT_PUBLIC_EMAIL_USER_ID ?? 'local-preview',
        }
      : undefined,
    admin: host === 'github' || host === 'gitlab' ? ({ host, name } as const) : undefined,
  };
}

// Marked as pure for tree shaking. For the server: in browser code Next knows only variables that are named one by one.
export const environment = /* @__PURE__ */ readEnvironment(process.env);
