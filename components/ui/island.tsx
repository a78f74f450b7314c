import type { ReactNode } from 'react';
import { type IslandName, islandAttributes } from '@/browser/islands/attributes';

/**
 * Makes a client component an island: its element carries its name and its props, from which browser/islands/ hydrates it
 * alone. The rest of the page is never hydrated.
 * @param View gets props that JSON can hold
 * @param Tag `span` within a paragraph
 */
export function island<P extends object>(
  name: IslandName,
  View: (props: P) => ReactNode,
  Tag: 'div' | 'span' = 'div',
) {
  function Island(props: P) {
    return (
      <Tag className="contents" {...islandAttributes(name, props)}>
        <View {...props} />
      </Tag>
    );
  }
  return Object.assign(Island, { View });
}
