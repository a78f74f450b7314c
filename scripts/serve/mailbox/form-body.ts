import type { IncomingMessage } from 'node:http';
import type { Field } from './store';

/** Bytes; far above the longest message with its attachments of none. */
export const largestBody = 1024 * 1024;

/**
 * Reads a request's body. What exceeds the limit is read and thrown away, so that the client gets to
 * see the answer.
 * @returns undefined when the body is larger than `largestBody`
 * @throws (rejects) when the client leaves before the end
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= largestBody) chunks.push(bytes);
  }
  return size <= largestBody ? Buffer.concat(chunks) : undefined;
}

/**
 * Reads the fields of a form's body, multipart or URL-encoded. A file is told by its name and size.
 * @param type the request's Content-Type
 * @returns undefined when the body is not what its type says
 */
export async function parseForm(body: Buffer, type: string): Promise<readonly Field[] | undefined> {
  try {
    const bytes = new Uint8Array(body);
    const data = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return [...data].map(([name, value]): Field => {
      return [name, typeof value === 'string' ? value : `${value.name} (${value.size} bytes)`];
    });
  } catch {
    return undefined;
  }
}
