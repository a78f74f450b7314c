'use client';

import { useEffect, useRef, useState } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { clientComponent } from '@/components/ui/client-component';
import { TextField } from '@/components/ui/fields';
import { fill } from '@/lib/text';

interface Props {
  readonly words: Readonly<Record<'link' | 'linkHint' | 'linkLine' | 'send' | 'newTab', string>>;
  readonly chat: string;
  readonly message: string;
}

/** Asks for photographs by WhatsApp; a link to some goes into the message. */
export const PhotoRequest = clientComponent('PhotoRequest', ({ words, chat, message }: Props) => {
  const [link, setLink] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed before hydration.
  useEffect(() => setLink(field.current?.value ?? ''), []);
  const line = link.trim() && `\n${fill(words.linkLine, { link: link.trim() })}`;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
      <TextField
        ref={field}
        name="link"
        type="url"
        label={words.link}
        placeholder={words.linkHint}
        className="w-full max-w-md noscript:hidden"
        maxLength={500}
        value={link}
        onChange={setLink}
      />
      <ChatLink
        address={chat}
        message={message + line}
        label={words.send}
        newTab={words.newTab}
        className="button button-primary max-sm:w-full"
      />
    </div>
  );
});
