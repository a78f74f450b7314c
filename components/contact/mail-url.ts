export function mailUrl(address: string, subject: string, body: string): string {
  // Line breaks are CRLF (RFC 6068).
  const text = body.replaceAll('\n', '\r\n');
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
