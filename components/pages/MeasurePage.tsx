import { MeasureCard } from '@/components/measure/guide/MeasureCard';
import { MeasureGuide } from '@/components/measure/guide/MeasureGuide';
import { SunDirections } from '@/components/measure/guide/SunDirections';
import { Planner } from '@/components/measure/Planner';
import { DrawingDefinitions } from '@/components/measure/WindowDrawing';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { measureWords } from '@/content/measure';
import { site } from '@/content/site';
import { emailLink, whatsappLink } from '@/lib/links';
import { sunTable } from '@/lib/measure/sun-on-window';
import type { Page } from '@/lib/pages/page';
import { pageHref } from '@/lib/urls';

/** The planner, and the guide that is whole without it. */
export function MeasurePage({ page }: { readonly page: Page }) {
  const { page: words, planner } = measureWords[page.locale];
  const sun = sunTable();
  return (
    <>
      <Planner
        words={planner}
        label={words.plannerLabel}
        sun={sun}
        addresses={{
          whatsapp: whatsappLink(site.phones.cards, ''),
          email: emailLink,
          form: pageHref('/contact', page.locale),
        }}
        whatsappIcon={<Icon name="whatsapp" />}
        heading={
          <div className="mb-8">
            <Breadcrumbs page={page} />
            <h1 className="mt-4 font-display text-page">{words.heading}</h1>
            <p className="mt-4 max-w-prose text-muted">{words.intro}</p>
            <p className="mt-4 hidden max-w-prose border-s-2 border-brass ps-4 noscript:block">
              {words.withoutScripts}
            </p>
            <DrawingDefinitions />
          </div>
        }
        firstScreenEnd={<FirstScreenEnd />}
      />
      <MeasureGuide words={words.guide} />
      <Section ground="linen" labelledBy="sun-directions">
        <SunDirections words={words.guide.sun} planner={planner} sun={sun} />
      </Section>
      <MeasureCard words={words.guide.card} />
    </>
  );
}
