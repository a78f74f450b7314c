import { Icon } from '@/components/ui/Icon';
import { getDictionary, type Locale } from '@/lib/content';

/** A button whose presses ThemeToggle handles; CSS shows the icon and the label for the other theme. */
export function ThemeButton({ locale }: { readonly locale: Locale }) {
  const { ui } = getDictionary(locale);
  return (
    <button type="button" data-wait="ThemeToggle" className="icon-button noscript:hidden">
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

/** The same beside a picture that has a twin, in words. */
export function LampsButton({ locale }: { readonly locale: Locale }) {
  const { ui } = getDictionary(locale);
  return (
    <button
      type="button"
      data-wait="ThemeToggle"
      className="inline-flex min-h-target items-center gap-2 text-sm text-brand underline underline-offset-[0.2em] noscript:hidden print:hidden"
    >
      <Icon name="lamp" />
      <span className="dark:hidden">{ui.toDark}</span>
      <span className="hidden dark:block">{ui.toLight}</span>
    </button>
  );
}
