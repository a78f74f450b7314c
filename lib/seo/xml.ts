const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for XML. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/**
 * An XML element.
 * @param content text, which is escaped, or elements, which are not
 */
export function element(name: string, content: string | readonly string[]): string {
  const inner = typeof content === 'string' ? escapeXml(content) : `\n${content.join('\n')}\n`;
  return `<${name}>${inner}</${name}>`;
}
