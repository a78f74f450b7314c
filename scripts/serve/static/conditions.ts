import type { IncomingHttpHeaders } from 'node:http';

function weak(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/**
 * Whether the client's copy is still good, so that 304 is the answer (RFC 9110, section 13.2.2: an
 * entity tag, when sent, decides alone).
 */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').some((tag) => weak(tag) === etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= modified.getTime();
}

/** Whether a requested part still fits the parts the client has (If-Range); true without the header. */
export function rangeHolds(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  return condition === etag || Date.parse(String(condition)) === modified.getTime();
}
