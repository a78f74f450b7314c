import type { Field } from './store';

const lineEnd = '\r\n';

/** Browsers write these three characters of a name so (HTML, multipart/form-data encoding). */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

function parameter(header: string, name: string): string | undefined {
  const value = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(header)?.[1];
  return value?.replace(/%22|%0D|%0A/g, (code) => escaped[code] ?? code);
}

/** A part's field; a file is told by its name and size. */
function toField(headers: string, content: Buffer): Field | undefined {
  const disposition = /^content-disposition:\s*form-data(;.*)$/im.exec(headers)?.[1] ?? '';
  const name = parameter(disposition, 'name');
  const file = parameter(disposition, 'filename');
  if (name === undefined) return undefined;
  return [name, file === undefined ? content.toString() : `${file} (${content.length} bytes)`];
}

/**
 * Reads the fields of a multipart/form-data body (RFC 7578), each value exactly as it was sent.
 * By hand, since `Response.formData()` never settles on a malformed or a long body in Node 20.9.
 * @param type the request's Content-Type, which names the boundary
 * @returns undefined when the type is another or the body is malformed
 */
export function parseMultipart(body: Buffer, type: string): readonly Field[] | undefined {
  const match = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) return undefined;
  const delimiter = `--${boundary}`;
  if (!body.subarray(0, delimiter.length).equals(Buffer.from(delimiter))) return undefined;

  const fields: Field[] = [];
  let position = delimiter.length;
  while (body.subarray(position, position + 2).toString() === lineEnd) {
    const blank = body.indexOf(lineEnd + lineEnd, position);
    const start = blank + 2 * lineEnd.length;
    const end = body.indexOf(lineEnd + delimiter, start);
    if (blank < 0 || end < 0) return undefined;
    const field = toField(body.toString('utf8', position, blank), body.subarray(start, end));
    if (!field) return undefined;
    fields.push(field);
    position = end + lineEnd.length + delimiter.length;
  }
  return body.subarray(position, position + 2).toString() === '--' ? fields : undefined;
}
