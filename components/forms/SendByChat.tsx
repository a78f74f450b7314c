import { type RefObject, useEffect, useState } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { buttonStyle } from '@/components/ui/button-style';
import { readValues } from './form-fields';

/** Characters that fit into a chat's URL in any script; the rest of a longer message stays in the field. */
const longestChat = 1500;

interface SendByChatProps
  // The chat's URL without a text, and words; the greeting stands for an empty message.
  extends Readonly<Record<'address' | 'text' | 'greeting' | 'label' | 'newTab', string>> {
  /** The form's button. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Offers to send the message by WhatsApp when the service has refused it. */
export function SendByChat({ button, text, greeting, ...chat }: SendByChatProps) {
  const [message, setMessage] = useState('');

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const update = () => {
      const { name, email, message } = readValues(form);
      // By code points: half a surrogate pair cannot be encoded.
      const [...characters] = [message, name, email].filter(Boolean).join('\n\n');
      setMessage(characters.slice(0, longestChat).join(''));
    };
    update();
    form.addEventListener('input', update);
    return () => form.removeEventListener('input', update);
  }, [button]);

  return (
    <div>
      <p role="alert">{text}</p>
      <ChatLink
        {...chat}
        message={message || greeting}
        className={`${buttonStyle.outline} mt-3 w-full`}
      />
    </div>
  );
}
