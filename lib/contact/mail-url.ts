/**
 * The URL of an e-mail with its text.
 * @param address `mailto:` URL without parameters
 */
export function mailUrl(address: string, subject: string, body: string): string {
  // Line breaks are CRLF (RFC 6068).
  const [line, text] = [subject, body.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  return `${address}?subject=${line}&body=${text}`;
}
