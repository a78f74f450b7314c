/** A piece of finished HTML. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[] | false | undefined;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('');
  return String(part).replace(/[&<"]/g, (sign) => entities[sign] ?? sign);
}

/** HTML written by hand: what is put in is escaped, unless it is HTML itself. Line breaks go. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const lean = texts.map((text) => text.replace(/\s*\n\s*/g, ''));
  return { html: lean.map((text, index) => text + written(parts[index])).join('') };
}
