import type { Field } from './store';

/** Order of the SDK's own checks (@emailjs/browser 4.4.1, validateParams). */
const requiredIds = ['user_id', 'service_id', 'template_id'] as const;

/** Bytes of all values together; EmailJS answers 413 above 50 KB. */
const largestVariables = 50 * 1024;

export interface Refusal {
  readonly status: number;
  readonly text: string;
}

/** Whether a Content-Type is the one EmailJS documents for /send-form. */
export function isMultipart(type: string): boolean {
  return /^multipart\/form-data\s*;/i.test(type);
}

/**
 * Checks a post as EmailJS does: each missing identifier is named in the documented wording (REST
 * API, /send-form, 'Failure status'), one a line.
 * @returns undefined when the post is good
 */
export function checkPost(fields: readonly Field[]): Refusal | undefined {
  const missing = requiredIds.filter(
    (id) => !fields.some(([name, value]) => name === id && value.trim() !== ''),
  );
  if (missing.length > 0) {
    const lines = missing.map((id) => `The ${id} parameter is required`);
    return { status: 400, text: lines.join('\n') };
  }
  const size = fields.reduce((sum, [, value]) => sum + Buffer.byteLength(value), 0);
  if (size > largestVariables)
    return { status: 413, text: 'Variables size limit exceeded (50 KB)' };
  return undefined;
}
