import type { IncomingMessage } from 'node:http';

/** Bytes; some twenty times what the service takes. */
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
