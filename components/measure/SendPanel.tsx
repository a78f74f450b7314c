import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { readDraft, writeDraft } from '@/components/forms/form-draft';
import { noValues } from '@/components/forms/form-fields';
import { buttonStyle } from '@/components/ui/button-style';
import { Overline } from '@/components/ui/Overline';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { packPlan } from '@/lib/measure/keep';
import { planFragment } from '@/lib/measure/link';
import { drawPlan } from '@/lib/measure/picture-of';
import { longestNote, type Plan, windowsOf } from '@/lib/measure/plan';
import { tellPlan } from '@/lib/measure/tell';
import { plural } from '@/lib/plural';
import { printOnly } from './PrintButton';
import type { Photos } from './photos';
import { pictureFiles } from './picture';

/** Where a list can be sent, from the site's facts. */
export interface Addresses {
  /** WhatsApp's link up to the text. */
  readonly whatsapp: string;
  readonly email: string;
  /** The page with the message form. */
  readonly form: string;
}

interface SendPanelProps {
  readonly plan: Plan;
  readonly photos: Photos;
  readonly words: PlannerWords;
  readonly addresses: Addresses;
  readonly whatsappIcon: ReactNode;
  readonly onPlace: (place: string) => void;
  readonly onFile: (file: File) => void;
}

/** Whether the device shares pictures; asked with one, since some share words only. */
function sharesPictures(): boolean {
  const file = new File([''], 'window.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Gives the visitor a text as a file. */
function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Puts the message into the form's draft, in place of an earlier one; says whether it is there. */
function fillForm(message: string, greeting: string): boolean {
  const draft = readDraft() ?? noValues;
  const own = draft.message.split(greeting)[0]?.trim() ?? '';
  const joined = [own, message].filter(Boolean).join('\n\n');
  writeDraft({ ...draft, message: joined });
  return readDraft()?.message === joined;
}

/** The message as it will be read, and all ways to send it. It follows what is typed, and never holds it up. */
export function SendPanel(props: SendPanelProps) {
  // The field shows at once what is typed into it: a value from before would undo the keys.
  return <Panel {...props} place={props.plan.place} plan={useDeferredValue(props.plan)} />;
}

const Panel = memo(function Panel(props: SendPanelProps & { readonly place: string }) {
  const { plan, photos, words, addresses, whatsappIcon, onPlace, onFile } = props;
  const { send, home, status } = words;
  const [said, setSaid] = useState('');
  const [shares, setShares] = useState(false);
  useEffect(() => setShares(sharesPictures()), []);

  const pictured = useMemo(
    () => new Set([...photos].filter(([, all]) => all.length > 0).map(([id]) => id)),
    [photos],
  );
  const parts = useMemo(() => tellPlan(plan, words, pictured), [plan, words, pictured]);
  const whole = parts.join('\n\n');
  const windows = plural(windowsOf(plan).length, words.list.windows, words.language);
  const subject = fill(send.subject, { windows });
  const mail = `${addresses.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(whole)}`;

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(status.copied);
    } catch {
      setSaid(status.notCopied);
    }
  }

  async function copyLink() {
    const address = location.href.split('#')[0] ?? '';
    const link = planFragment(plan).then((fragment) => `${address}#${fragment}`);
    try {
      // Safari copies only what is promised within the press itself.
      const item = new ClipboardItem({
        'text/plain': link.then((text) => new Blob([text], { type: 'text/plain' })),
      });
      await navigator.clipboard.write([item]);
      setSaid(status.copied);
    } catch {
      await copy(await link);
    }
  }

  async function share() {
    const drawn = drawPlan(plan, words);
    const pictures = await pictureFiles(drawn, send.file);
    const photographs = drawn.flatMap(({ id }, index) =>
      (photos.get(id) ?? []).map(
        (photo, place) =>
          new File([photo], `${send.file}-${index + 1}-${place + 1}.jpg`, { type: 'image/jpeg' }),
      ),
    );
    const all = [...pictures, ...photographs];
    // Some devices take pictures but not so many of them.
    const files = navigator.canShare?.({ files: all }) ? all : pictures;
    await navigator.share({ files: [...files], text: whole }).catch(() => {});
  }

  const [greeting = ''] = words.message.greeting.split('{');
  return (
    <div className="grid gap-x-16 gap-y-9 lg:grid-cols-2">
      <div>
        <Overline>{send.overline}</Overline>
        <h2 id="send" className="max-w-[10em] font-display text-section">
          {send.title}
        </h2>
        <p className="mt-4 text-muted">{send.text}</p>
        <label className="mt-5 block max-w-prose">
          <span className="plan-label">{home.place}</span>
          <input
            className="plan-text bg-background"
            value={props.place}
            maxLength={longestNote}
            placeholder={home.hint}
            autoComplete="off"
            dir="auto"
            onChange={({ target }) => onPlace(target.value)}
          />
        </label>
        <div className="mt-5 flex flex-wrap gap-3">
          {parts.map((part, index) => (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
              key={index}
              href={`${addresses.whatsapp}${encodeURIComponent(part)}`}
              target="_blank"
              rel="noopener"
              className={buttonStyle.primary}
            >
              {whatsappIcon}
              {parts.length === 1
                ? send.whatsapp
                : fill(send.whatsappPart, { number: index + 1, count: parts.length })}
              <span className="sr-only"> ({send.newTab})</span>
            </a>
          ))}
          {shares && (
            <button type="button" className={buttonStyle.outline} onClick={share}>
              {send.share}
            </button>
          )}
          <a
            href={addresses.form}
            className={buttonStyle.outline}
            onClick={(event) => {
              if (fillForm(whole, greeting)) return;
              event.preventDefault();
              setSaid(status.formFilled);
            }}
          >
            {send.form}
          </a>
          <a href={mail} className={buttonStyle.outline}>
            {send.email}
          </a>
          <button type="button" className={buttonStyle.outline} onClick={() => printOnly('list')}>
            {send.print}
          </button>
          <button type="button" className={buttonStyle.outline} onClick={() => copy(whole)}>
            {send.copy}
          </button>
          <button type="button" className={buttonStyle.outline} onClick={copyLink}>
            {send.link}
          </button>
          <button
            type="button"
            className={buttonStyle.outline}
            onClick={() => saveFile(packPlan(plan, false), `${send.file}.json`)}
          >
            {send.save}
          </button>
          <label
            className={`${buttonStyle.outline} cursor-pointer focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-brand`}
          >
            {send.open}
            <input
              type="file"
              accept="application/json,.json"
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) onFile(file);
                target.value = '';
              }}
            />
          </label>
        </div>
        <p role="status" className="mt-3 min-h-6 text-sm">
          {said}
        </p>
      </div>
      <div className="grid content-start gap-3">
        {parts.map((part, index) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
            key={index}
            aria-label={
              parts.length === 1
                ? send.message
                : fill(send.part, { number: index + 1, count: parts.length })
            }
            className="plan-message"
            dir="auto"
          >
            {part}
          </section>
        ))}
      </div>
    </div>
  );
});
