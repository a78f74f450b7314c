import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';

/** Changes the theme beside a picture that has a twin; ThemeToggle handles its presses. */
export function LampsButton({ locale }: { readonly locale: Locale }) {
  const { ui } = getDictionary(locale);
  return (
    <button type="button" data-wait="ThemeToggle" className="lamps noscript:hidden">
      <Icon name="lamp" />
      <span className="dark:hidden">{ui.toDark}</span>
      <span className="hidden dark:inline">{ui.toLight}</span>
    </button>
  );
}
