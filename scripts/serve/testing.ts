import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** Sends a request exactly as given: fetch would normalize the path and decompress the response. */
export async function send(url: string, path: string, headers: OutgoingHttpHeaders = {}) {
  const { hostname, port } = new URL(url);
  const [response]: IncomingMessage[] = await once(
    request({ hostname, port, path, headers }).end(),
    'response',
  );
  if (!response) throw new Error('No response');
  const { statusCode: status, headers: received } = response;
  return { status, headers: received, body: await buffer(response) };
}

export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'serve-'));
  return {
    path,
    write(file: string, content: string | Buffer) {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), content);
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

export type TemporaryFolder = ReturnType<typeof temporaryFolder>;
