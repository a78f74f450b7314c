import { DrawnIcon } from './DrawnIcon';
import { type IconName, icons } from './icons';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** An icon by name. Client components import single icons instead, so as not to bundle all of them. */
export function Icon({ name, className }: IconProps) {
  return <DrawnIcon icon={icons[name]} className={className} />;
}
