import { ChatLink } from '@/components/contact/ChatLink';
import { buttonStyle } from '@/components/ui/button-style';
import type { FormValues } from './form-fields';

/** Characters that fit into a chat's URL in any script; the rest of a longer message stays in the field. */
const longestChat = 1500;
const longestLink = 4000;

/** The text for the chat. A longer one is cut, but not its last link, such as the planner's to the whole list. */
function chatText({ name, email, message }: FormValues): string {
  const text = [message, name, email].filter(Boolean).join('\n\n');
  // By code points: half a surrogate pair cannot be encoded.
  const characters = [...text];
  if (characters.length <= longestChat) return text;
  const cut = characters.slice(0, longestChat).join('');
  const link = text.match(/https?:\/\/\S+/g)?.at(-1) ?? '';
  const isCarried = cut.includes(link) || link.length > longestLink;
  return isCarried ? cut : `${cut}…\n\n${link}`;
}

interface SendByChatProps
  // The chat's URL without a text, and words; the greeting stands for an empty message.
  extends Readonly<Record<'address' | 'text' | 'greeting' | 'label' | 'newTab', string>> {
  readonly values: FormValues;
}

export function SendByChat({ values, text, greeting, ...chat }: SendByChatProps) {
  return (
    <div>
      <p role="alert">{text}</p>
      <ChatLink
        {...chat}
        message={chatText(values) || greeting}
        className={`${buttonStyle.outline} mt-3 w-full`}
      />
    </div>
  );
}
