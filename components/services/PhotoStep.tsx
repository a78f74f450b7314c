import { Detail } from '@/components/picture/Picture';
import { Drawing, TitledSection } from '@/components/ui';
import drawings from '@/config/seat-drawings.json' with { type: 'json' };
import { whatsappLink } from '@/lib/contact/links';
import { getDictionary, inLanguage, type Locale, type Service, site } from '@/lib/content';
import { fill, inSentence, lowerInitial } from '@/lib/text';
import { PhotoRequest } from './PhotoRequest';

interface PhotoStepProps {
  readonly service: Service;
  readonly photos: string;
  readonly locale: Locale;
}

/** The last step of a trade that starts from photographs instead of a window's size. */
export function PhotoStep({ service, photos, locale }: PhotoStepProps) {
  const { nextStep, photos: words, ui } = getDictionary(locale);
  const { title, text, link, linkHint, linkLine, send } = words;
  const { photoSteps } = inLanguage(service, locale);
  return (
    <TitledSection
      ground="linen"
      id="next-step"
      eyebrow={nextStep.eyebrow}
      title={title}
      // The drawings say it, too.
      text={fill(text, { photos: photoSteps.length > 0 ? '' : `${photos}.` }).trim()}
      picture={service.closing && <Detail {...service.closing} locale={locale} />}
    >
      {photoSteps.length > 0 && (
        <ol className="mb-6 grid max-w-prose grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-3">
          {photoSteps.map(({ drawing, text }) => (
            <li key={drawing} className="text-sm text-muted">
              <Drawing paths={drawings[drawing]} className="mb-2 bg-background p-2" />
              {text}
            </li>
          ))}
        </ol>
      )}
      <PhotoRequest
        words={{ link, linkHint, linkLine, send, newTab: ui.newTab }}
        chat={whatsappLink(site.phones.whatsapp, '')}
        message={appointmentText(service, locale)}
      />
    </TitledSection>
  );
}

export function photosText(service: Service, locale: Locale): string {
  const { photos } = inLanguage(service, locale);
  return photos ? fill(getDictionary(locale).photos.message, { photos: lowerInitial(photos) }) : '';
}

export function appointmentText(service: Service, locale: Locale): string {
  const words = getDictionary(locale);
  const name = inSentence(inLanguage(service, locale).title, words);
  const request = fill(words.chat.appointment, { name });
  return [request, photosText(service, locale)].filter(Boolean).join('\n');
}
