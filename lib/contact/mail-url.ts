import { plainText } from '@/lib/text';

export function mailUrl(address: string, subject: string, body: string): string {
  // Line breaks are CRLF (RFC 6068).
  const text = plainText(body).replaceAll('\n', '\r\n');
  return `${address}?subject=${encodeURIComponent(plainText(subject))}&body=${encodeURIComponent(text)}`;
}
