/** The components of this module are one file of the export: most pages have several of them, and all have 10 kB. */
export { AgedDate } from './blog/AgedDate';
export { Carousel } from './carousel/Carousel';
export { ClothChoice } from './cloth/ClothChoice';
export { HoursNoticeList } from './contact/HoursNoticeList';
export { PreviewDialog } from './dialog/PreviewDialog';
export { AnswerCount } from './faq/AnswerCount';
export { OpenTarget } from './faq/OpenTarget';
export { FilmPlayer } from './film/FilmPlayer';
export { CharactersLeft } from './forms/CharactersLeft';
export { FormBehaviour } from './forms/FormBehaviour';
export { PrefillNotice } from './forms/PrefillNotice';
export { Entrances } from './motion/Entrances';
export { AutoScroll } from './portfolio/AutoScroll';
export { OpenNow } from './shell/OpenNow';
export { ThemeToggle } from './theme/ThemeToggle';
export { PageContents } from './ui/PageContents';
