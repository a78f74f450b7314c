/**
 * What stays of the whole style sheet: its fonts stand in each page, in the style of the first screen. Named
 * once more by a sheet that comes later they are new ones to a browser, which asks for them again and sets all text anew.
 */
export function withoutFonts(sheet: string): string {
  return sheet.replace(/@font-face\s*\{[^}]*\}/g, '');
}
