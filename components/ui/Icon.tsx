import { DrawnIcon } from './DrawnIcon';
import { type IconName, icons } from './icons';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** An icon by its name. Client components, which would load them all by this, import the one they draw. */
export function Icon({ name, className }: IconProps) {
  return <DrawnIcon icon={icons[name]} className={className} />;
}
