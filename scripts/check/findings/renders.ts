import type { ContentLiteral } from '../source/files';
import type { Finding } from './finding';

/** Pictures and films that a computer drew. */
export function renders(literals: readonly ContentLiteral[]): Finding[] {
  return literals
    .filter(({ kind, field, text }) => {
      return kind === 'word' && text === 'true' && /\.(render|picturesAreRenders)$/.test(field);
    })
    .map(({ file, line, field }) =>
      field.endsWith('.render')
        ? {
            file,
            line,
            field: field.split('.').at(-2) ?? field,
            now: 'a computer render',
            wanted: 'your own picture or film; then render: false',
          }
        : {
            file,
            line,
            field,
            now: 'the footer says that pictures are renders',
            wanted: 'false, when the last render is gone',
          },
    );
}
