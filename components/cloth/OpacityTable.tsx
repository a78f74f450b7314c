import { OpenTarget } from '@/components/faq/OpenTarget';
import { Section } from '@/components/ui/Section';
import { cloths, opacityId, questions } from '@/config/cloths';
import { inLanguage, type Locale } from '@/lib/content';
import { clothGuide } from '@/lib/content/collections';

export function OpacityTable({ locale }: { readonly locale: Locale }) {
  const { cloth: legend, cloths: names, opacity } = inLanguage(clothGuide, locale);
  return (
    <Section labelledBy="hides">
      <details className="disclosure border-b border-line">
        <summary>
          <h2 id="hides" className="font-display text-section">
            {opacity.title}
          </h2>
        </summary>
        {/* Within the disclosure, so that a link to it opens that. */}
        <div id={opacityId} className="@container scroll-mt-40 pb-6">
          <p className="mb-8 max-w-prose text-muted">{opacity.text}</p>
          <table className="opacity w-full table-fixed border-t border-brass">
            <caption className="sr-only">{opacity.title}</caption>
            <thead className="text-xs text-muted">
              <tr>
                <th scope="col">{legend}</th>
                {questions.map((question) => (
                  <th key={question} scope="col">
                    {opacity.questions[question].title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cloths.map((cloth) => (
                <tr key={cloth}>
                  <th scope="row">
                    {names[cloth].name}{' '}
                    <small className="block text-xs text-muted">{names[cloth].what}</small>
                  </th>
                  {questions.map((question) => (
                    // cloth.css renders the grade as a bar.
                    <td
                      key={question}
                      style={{ '--grade': clothGuide.grades[cloth][question] }}
                      className="figures text-figure [line-height:inherit]"
                    >
                      {clothGuide.grades[cloth][question]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <h3 className="mt-12 font-display text-card">{opacity.scale}</h3>
          <div className="tiles mt-4 grid gap-x-8 gap-y-6">
            {questions.map((question) => (
              <div key={question}>
                <h4>{opacity.questions[question].title}</h4>
                <ol className="mt-1 list-decimal ps-5 text-sm text-muted">
                  {Object.values(opacity.questions[question].grades).map((grade) => (
                    <li key={grade}>{grade}</li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </div>
      </details>
      <OpenTarget />
    </Section>
  );
}
