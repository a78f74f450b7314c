import { AgedDate } from '@/components/blog/AgedDate';
import { HoursNoticeList } from '@/components/contact/HoursNoticeList';
import { PreviewDialog } from '@/components/dialog/PreviewDialog';
import { AnswerCount } from '@/components/faq/AnswerCount';
import { CharactersLeft } from '@/components/forms/CharactersLeft';
import { FormBehaviour } from '@/components/forms/FormBehaviour';
import { PrefillNotice } from '@/components/forms/PrefillNotice';
import { OpenNow } from '@/components/shell/OpenNow';
import { ThemeFollower } from '@/components/theme/ThemeFollower';

export { hydrate } from './hydrate';

/** The small islands: one chunk, since together they have 5 kB. */
export const views = {
  AgedDate: AgedDate.View,
  AnswerCount: AnswerCount.View,
  PrefillNotice: PrefillNotice.View,
  CharactersLeft: CharactersLeft.View,
  FormBehaviour: FormBehaviour.View,
  HoursNoticeList: HoursNoticeList.View,
  OpenNow: OpenNow.View,
  PreviewDialog: PreviewDialog.View,
  ThemeFollower: ThemeFollower.View,
};

export type Views = typeof views;
