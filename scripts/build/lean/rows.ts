/** A row of React's data: `head` names it, `body` is JSON, a text of known length, or something else. */
export interface Row {
  readonly head: string;
  readonly body: string;
  readonly kind: 'json' | 'text' | 'other';
}

const newline = 10;

/**
 * Takes React's data apart. A row ends at the line's end; a text (`T`) says its length in bytes instead.
 * @throws Error when a row does not begin as rows do
 */
export function parseRows(data: string): Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new Error(`no row begins with '${id}'`);
    if (bytes.toString('utf8', colon + 1, colon + 2) === 'T') {
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      rows.push({ head: `${id}:`, body: bytes.toString('utf8', comma + 1, end), kind: 'text' });
      at = end;
    } else {
      const end = bytes.indexOf(newline, colon);
      const stop = end < 0 ? bytes.length : end;
      const body = bytes.toString('utf8', colon + 1, stop);
      rows.push({ head: `${id}:`, body, kind: /^[[{"]/.test(body) ? 'json' : 'other' });
      at = stop + 1;
    }
  }
  return rows;
}

/** The reverse of `parseRows`. */
export function joinRows(rows: readonly Row[]): string {
  return rows
    .map(({ head, body, kind }) =>
      kind === 'text'
        ? `${head}T${Buffer.byteLength(body).toString(16)},${body}`
        : `${head}${body}\n`,
    )
    .join('');
}
