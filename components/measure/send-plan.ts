import { readDraft, writeDraft } from '@/components/forms/form-draft';
import { noValues } from '@/components/forms/form-fields';
import type { PlannerWords } from '@/content/en/measure';
import { planFragment } from '@/lib/measure/link';
import { drawPlan } from '@/lib/measure/picture-of';
import type { Plan } from '@/lib/measure/plan';
import type { Photos } from './photos';
import { pictureFiles } from './picture';

/** Whether the device shares pictures; asked with one, since some share words only. */
export function sharesPictures(): boolean {
  const file = new File([''], 'window.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Shares the message with drawings of all windows and, where the device takes so many files, their photographs. */
export async function sharePlan(
  plan: Plan,
  message: string,
  photos: Photos,
  words: PlannerWords,
): Promise<void> {
  const { file } = words.send;
  const drawn = drawPlan(plan, words);
  const pictures = await pictureFiles(drawn, file);
  const photographs = drawn.flatMap(({ id }, index) =>
    (photos.get(id) ?? []).map(
      (photo, place) =>
        new File([photo], `${file}-${index + 1}-${place + 1}.jpg`, { type: 'image/jpeg' }),
    ),
  );
  const all = [...pictures, ...photographs];
  const files = navigator.canShare?.({ files: all }) ? all : pictures;
  await navigator.share({ files: [...files], text: message }).catch(() => {});
}

/** Saves a text as a JSON file on the visitor's device. */
export function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Puts the message into the form's draft, in place of an earlier one; says whether it is there.
 * @param greeting how every message begins
 */
export function fillForm(message: string, greeting: string): boolean {
  const draft = readDraft() ?? noValues;
  const own = draft.message.split(greeting)[0]?.trim() ?? '';
  const joined = [own, message].filter(Boolean).join('\n\n');
  writeDraft({ ...draft, message: joined });
  return readDraft()?.message === joined;
}

/** Copies a text; says whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a link to this page that holds the list; says whether the browser allowed it. */
export async function copyLink(plan: Plan): Promise<boolean> {
  const address = location.href.split('#')[0] ?? '';
  const link = planFragment(plan).then((fragment) => `${address}#${fragment}`);
  try {
    // Safari copies only what is promised within the press itself.
    const item = new ClipboardItem({
      'text/plain': link.then((text) => new Blob([text], { type: 'text/plain' })),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(await link);
  }
}
