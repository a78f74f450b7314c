import { behaviourAttributes } from '@/browser/islands/attributes';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';

interface ThemeToggleProps {
  readonly locale: Locale;
  readonly className: string;
}

/** Switches the theme; CSS shows one of its two icons and labels. */
export function ThemeToggle({ locale, className }: ThemeToggleProps) {
  const { ui } = getDictionary(locale);
  return (
    <button
      type="button"
      {...behaviourAttributes('ThemeToggle')}
      className={`${className} noscript:hidden`}
    >
      <span className="dark:hidden">
        <Icon name="moon" />
        <span className="sr-only">{ui.toDark}</span>
      </span>
      <span className="hidden dark:block">
        <Icon name="sun" />
        <span className="sr-only">{ui.toLight}</span>
      </span>
    </button>
  );
}
