import { type RefObject, useEffect, useState } from 'react';
import { TbBrandWhatsapp } from 'react-icons/tb';
import { buttonStyle } from '@/components/ui/button-style';
import { DrawnIcon } from '@/components/ui/DrawnIcon';
import { readValues } from './form-fields';

/** Characters that fit into a chat's URL in any script; the rest of a longer message stays in the field. */
const longestChat = 1500;

interface SendByChatProps {
  /** The form's button. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The chat's URL without a text. */
  readonly address: string;
  readonly text: string;
  readonly label: string;
  readonly newTab: string;
}

/** Offers to send the message by WhatsApp when the service has refused it. */
export function SendByChat({ button, address, text, label, newTab }: SendByChatProps) {
  const [href, setHref] = useState(address);

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const update = () => {
      const { name, email, message } = readValues(form);
      // By code points: half a surrogate pair cannot be encoded.
      const [...characters] = [message, name, email].filter(Boolean).join('\n\n');
      setHref(address + encodeURIComponent(characters.slice(0, longestChat).join('')));
    };
    update();
    form.addEventListener('input', update);
    return () => form.removeEventListener('input', update);
  }, [address, button]);

  return (
    <div>
      <p role="alert">{text}</p>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className={`${buttonStyle.outline} mt-3 w-full`}
      >
        <DrawnIcon icon={TbBrandWhatsapp} />
        <span>{label}</span> <span className="sr-only">({newTab})</span>
      </a>
    </div>
  );
}
