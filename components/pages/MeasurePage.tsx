import { NextStep } from '@/components/contact/sections';
import { MeasureGuide } from '@/components/planner/guide/MeasureGuide';
import { Planner } from '@/components/planner/Planner';
import { Breadcrumbs } from '@/components/shell/PageTop';
import { FirstScreenEnd, Section } from '@/components/ui/Section';
import { bringWords } from '@/lib/cloths';
import { emailLink } from '@/lib/contact/links';
import { sendAddresses } from '@/lib/contact/send-addresses';
import { getDictionary } from '@/lib/content';
import { measurePage } from '@/lib/content/collections';
import type { Page } from '@/lib/pages';
import { plannerWords, stockOf } from '@/lib/planner/shop';

export function MeasurePage({ page }: { readonly page: Page }) {
  const { measurePage: words, ui } = getDictionary(page.locale);
  const shop = { ...stockOf(page.locale), words: plannerWords[page.locale] };
  return (
    <>
      <Section className="pt-4 pb-6 sm:pt-10">
        <Breadcrumbs page={page} />
        <h1 className="mt-2 font-display text-section sm:text-page">{page.heading}</h1>
        <p className="mt-2 max-w-prose text-muted">{words.intro}</p>
        <p className="mt-4 hidden max-w-prose border-s-2 border-brass ps-4 noscript:block">
          {words.withoutScripts}
        </p>
      </Section>
      <Planner
        shop={shop}
        label={words.planner}
        bring={bringWords(page.locale)}
        loading={ui.loading}
        addresses={{ ...sendAddresses(page.locale), email: emailLink }}
      />
      <FirstScreenEnd />
      <MeasureGuide words={words.guide} shop={shop} />
      <NextStep after="measure" page={page} closing={measurePage.closing} wideOnly />
    </>
  );
}
