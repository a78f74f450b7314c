import { TbBrandWhatsapp } from 'react-icons/tb';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { plainText } from '@/lib/text';

/** A client component's link to a WhatsApp chat; `address` is without the message, or '' for a shop without WhatsApp. */
export function ChatLink({
  address,
  message,
  label,
  newTab,
  className,
}: Readonly<Record<'address' | 'message' | 'label' | 'newTab' | 'className', string>>) {
  if (!address) return null;
  const href = address + encodeURIComponent(plainText(message));
  return (
    // A press before hydration waits for the message.
    <a href={href} target="_blank" rel="noopener" data-wait="" className={className}>
      <StrokeIcon icon={TbBrandWhatsapp} />
      <span>{label}</span> <span className="sr-only">{`(${newTab})`}</span>
    </a>
  );
}
