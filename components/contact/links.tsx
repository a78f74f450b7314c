import type { ComponentProps } from 'react';
import { ExternalLink, type ExternalLinkProps, Icon } from '@/components/ui';
import { phoneLink, whatsappLink } from '@/lib/contact/links';
import { getDictionary, type Locale, site } from '@/lib/content';
import { type CurrentPage, isPublished } from '@/lib/pages';
import { greetingWithPrice } from '@/lib/prices/price-text';
import { pageHref } from '@/lib/urls';

interface WhatsappLinkProps extends Omit<ExternalLinkProps, 'href' | 'icon'> {
  readonly line: 'whatsapp' | 'products';
  readonly text: string;
  readonly hasIcon?: boolean;
}

/** Opens a WhatsApp chat with a prefilled message (docs/requirements.md 1.7); nothing without WhatsApp. */
export function WhatsappLink({ line, text, hasIcon = true, ...rest }: WhatsappLinkProps) {
  const href = whatsappLink(site.phones[line], text);
  if (!href) return null;
  return <ExternalLink href={href} icon={hasIcon ? 'whatsapp' : undefined} {...rest} />;
}

interface PageChatLinkProps extends Omit<WhatsappLinkProps, 'line' | 'text' | 'locale'> {
  readonly page: CurrentPage;
  readonly line?: WhatsappLinkProps['line'];
}

export const PageChatLink = ({ page, line = 'whatsapp', ...rest }: PageChatLinkProps) => (
  <WhatsappLink line={line} text={greetingWithPrice(page)} locale={page.locale} {...rest} />
);

/** A button that says 'Ask by WhatsApp' by default; without WhatsApp it calls. */
export function ChatButton(props: PageChatLinkProps) {
  const { nextStep, ui } = getDictionary(props.page.locale);
  if (!site.phones.whatsapp)
    return <CallLink className="button button-primary max-sm:w-full">{ui.call}</CallLink>;
  return (
    <PageChatLink className="button button-primary max-sm:w-full" {...props}>
      {props.children ?? nextStep.chat}
    </PageChatLink>
  );
}

export function CallLink({ children, ...rest }: ComponentProps<'a'>) {
  if (!site.phones.showroom) return null;
  return (
    <a href={phoneLink(site.phones.showroom)} {...rest}>
      <Icon name="phone" />
      {children}
    </a>
  );
}

export const MapButton = ({ className = '', ...rest }: Omit<ExternalLinkProps, 'href'>) => (
  <ExternalLink
    href={site.links.maps}
    icon="pin"
    className={`button max-sm:w-full ${className}`.trimEnd()}
    {...rest}
  />
);

interface PrefilledLinkProps {
  readonly to: '/measure' | '/visit';
  readonly locale: Locale;
  /** What it prefills, such as `product=Sofas`. */
  readonly fragment?: string;
  /** '' for a link without a style; by default a button. */
  readonly className?: string;
  readonly words?: string;
  readonly hasIcon?: boolean;
}

export function PrefilledLink(props: PrefilledLinkProps) {
  const { to, locale, fragment, className = 'button max-sm:w-full', words, hasIcon = true } = props;
  if (!isPublished(to)) return null;
  const { measurePage, navigation } = getDictionary(locale);
  return (
    <a href={pageHref(to, locale, fragment)} className={className || undefined}>
      {hasIcon && <Icon name={to === '/measure' ? 'ruler' : 'calendar'} />}
      {words ?? (to === '/measure' ? measurePage.link : navigation[to])}
    </a>
  );
}

interface ContactWaysProps {
  readonly page: CurrentPage;
  /** Label of the link to the visit; by default the page's name. */
  readonly visit?: string;
}

export function ContactWays({ page, visit }: ContactWaysProps) {
  const { ui } = getDictionary(page.locale);
  return (
    <>
      <PageChatLink page={page} className="button button-primary">
        {ui.whatsapp}
      </PageChatLink>
      <CallLink className="button">{ui.call}</CallLink>
      <PrefilledLink
        to="/visit"
        locale={page.locale}
        className="button"
        {...(visit && { words: visit })}
      />
    </>
  );
}
