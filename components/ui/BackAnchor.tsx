'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { cameFrom } from '@/lib/came-from';

interface BackAnchorProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link that goes back in history where that leads to its page, so that the scroll position returns. */
export function BackAnchor({ href, ...rest }: BackAnchorProps) {
  const goBack = (event: MouseEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !cameFrom(href)) return;
    event.preventDefault();
    history.back();
  };
  return <a href={href} onClick={goBack} {...rest} />;
}
