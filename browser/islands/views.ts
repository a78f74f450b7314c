/** React's hydration and the small islands: one chunk, since all of these together have 5 kB. */
export { AgedDate } from '@/components/blog/AgedDate';
export { HoursNoticeList } from '@/components/contact/HoursNoticeList';
export { PreviewDialog } from '@/components/dialog/PreviewDialog';
export { AnswerCount } from '@/components/faq/AnswerCount';
export { CharactersLeft } from '@/components/forms/CharactersLeft';
export { FormBehaviour } from '@/components/forms/FormBehaviour';
export { PrefillNotice } from '@/components/forms/PrefillNotice';
export { OpenNow } from '@/components/shell/OpenNow';
export { ThemeFollower } from '@/components/theme/ThemeFollower';
export { hydrate } from './hydrate';
