import { mapTexts } from './map-texts';

/** Words of which each is its own name, with its placeholders: 'wall', 'made {drop}'. Signs and units stay as they are. */
export const namesOf = <T>(words: T): T =>
  mapTexts(words, (text, path) => {
    if (/^(language|direction)$/.test(String(path.at(-1)))) return text;
    const placeholders = text.match(/\{\w+\}/g) ?? [];
    const isWord = /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
    return isWord ? [path.at(-1), ...placeholders].join(' ') : text;
  });
