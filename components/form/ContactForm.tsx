import { ContactWays } from '@/components/contact/links';
import { privacyId } from '@/components/contact/sections';
import { PageLink } from '@/components/ui/PageLink';
import { whatsappLink } from '@/lib/contact/links';
import { getDictionary, site } from '@/lib/content';
import { environment } from '@/lib/environment';
import type { CurrentPage } from '@/lib/pages';
import { type FieldName, longest } from './draft';
import { libVersion, sendFormPath } from './email-service';
import { FormEnhancer } from './FormEnhancer';

interface ContactFormProps {
  readonly page: CurrentPage;
  readonly place: 'home' | 'contact' | 'visit';
  readonly hint?: string;
}

/** Posts itself without JavaScript; the contact page's validates nothing (docs/requirements.md 5.1, 5.2). */
export function ContactForm({ page, place, hint }: ContactFormProps) {
  const { locale } = page;
  const { chat, direction, form: words, ui } = getDictionary(locale);
  if (!environment.email)
    return (
      <div className="flex flex-wrap content-start gap-3">
        <ContactWays page={page} />
      </div>
    );
  const { endpoint, serviceId, templateId, userId } = environment.email;
  const { send, sending, trapped, unanswerable } = words;
  const isChecked = place !== 'contact';
  const { success, failure } = words[isChecked ? 'home' : 'contact'];
  const hintId = `${place}-hint`;
  const control = (name: FieldName) => ({
    id: `${place}-${name}`,
    name,
    required: true,
    maxLength: longest[name],
    dir: 'auto',
    className: 'input-box scroll-mt-8 py-2.5',
    // Lets fields.css match an empty field.
    placeholder: direction === 'rtl' ? ' ' : undefined,
  });
  return (
    <>
      <form
        action={`${endpoint}${sendFormPath}`}
        method="post"
        encType="multipart/form-data"
        noValidate={!isChecked}
        aria-label={words.label}
        className="grid gap-4"
      >
        <p className="text-sm text-muted">{words.required}</p>
        <label className="field">
          <span className="choice-label">{words.name}</span>
          <input {...control('name')} autoComplete="name" />
        </label>
        <label className="field">
          <span className="choice-label">{words.email}</span>
          <input {...control('email')} type="email" autoComplete="email" />
        </label>
        {hint && (
          <p id={hintId} className="-mb-4 text-sm">
            {hint}
          </p>
        )}
        <label className="field">
          <span className="choice-label">{words.message}</span>
          <textarea {...control('message')} rows={5} aria-describedby={hint && hintId} />
        </label>
        <input type="hidden" name="lib_version" value={libVersion} />
        <input type="hidden" name="service_id" value={serviceId} />
        <input type="hidden" name="template_id" value={templateId} />
        <input type="hidden" name="user_id" value={userId} />
        {/* A honeypot, which bots fill in and visitors never see. It belongs to the empty form below, so it is never posted. */}
        <div aria-hidden="true" className="sr-only">
          <label>
            {words.trap}
            <input type="text" name="website" form="nobody" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <FormEnhancer
          words={{ send, sending, success, failure, trapped }}
          {...(!isChecked && { unanswerable })}
          chat={{
            address: whatsappLink(site.phones.whatsapp, ''),
            label: words.sendByChat,
            newTab: ui.newTab,
            greeting: chat.offline,
          }}
          reasons={words.failures}
        />
        <p className="max-w-prose text-sm text-muted">
          {words.privacy.text}{' '}
          <PageLink
            to="/contact"
            locale={locale}
            fragment={privacyId}
            className="text-brand underline"
          >
            {words.privacy.label}
          </PageLink>
        </p>
      </form>
      <form id="nobody" hidden />
    </>
  );
}
