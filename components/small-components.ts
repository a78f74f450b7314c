/** The components of this module are one file of the export: most pages have several of them, and all have 5 kB. */
export { AgedDate } from './blog/AgedDate';
export { ClothChoice } from './cloth/ClothChoice';
export { OpenTarget } from './faq/OpenTarget';
export { HoursNoticeList } from './hours/HoursNoticeList';
export { OpenNow } from './hours/OpenNow';
export { Entrances } from './motion/Entrances';
export { ContactBar } from './shell/ContactBar';
export { ThemeToggle } from './theme/ThemeToggle';
export { PageContents } from './ui/PageContents';
