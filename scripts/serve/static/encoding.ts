export type Encoding = 'br' | 'gzip' | 'identity';

/** Equal wishes go to the smallest result first. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity'];

function qualities(header: string): ReadonlyMap<string, number> {
  const entries = header.split(',').map((item): [string, number] => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const value = quality === undefined ? 1 : Number(quality.slice(2));
    return [name, value >= 0 && value <= 1 ? value : 0];
  });
  return new Map(entries);
}

/**
 * Chooses how to send a text by the client's Accept-Encoding, quality values respected (RFC 9110,
 * section 12.5.3). Without the header, or when everything is refused, the plain bytes go out.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const wanted = qualities(header);
  const any = wanted.get('*');
  // Plain bytes are always acceptable unless refused, but are the last choice.
  const quality = (name: Encoding) =>
    wanted.get(name) ?? any ?? (name === 'identity' ? Number.MIN_VALUE : 0);
  const acceptable = preferred.filter((name) => quality(name) > 0);
  return acceptable.sort((a, b) => quality(b) - quality(a))[0] ?? 'identity';
}
