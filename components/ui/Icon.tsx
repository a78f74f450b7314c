import * as tabler from 'react-icons/tb';
import { contentIcons } from '@/config/icons';
import { StrokeIcon } from './StrokeIcon';

/** By meaning. Tabler's strokes have a third of the bytes of outlines, and each page has its icons in its HTML. */
const icons = {
  ...contentIcons,
  'caret-down': 'TbChevronDown',
  'caret-left': 'TbChevronLeft',
  message: 'TbMessageCircle',
  email: 'TbMail',
  facebook: 'TbBrandFacebook',
  code: 'TbBrandGithub',
  instagram: 'TbBrandInstagram',
  linkedin: 'TbBrandLinkedin',
  menu: 'TbMenu2',
  magnifier: 'TbZoomIn',
  pin: 'TbMapPin',
  lamp: 'TbLamp',
  phone: 'TbPhone',
  play: 'TbPlayerPlay',
  whatsapp: 'TbBrandWhatsapp',
} as const;

export type IconName = keyof typeof icons;

/** An icon by name. Client components import single icons instead, so as not to bundle all of them. */
export function Icon({ name, className }: Readonly<{ name: IconName; className?: string }>) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the server alone renders them
  return <StrokeIcon icon={tabler[icons[name]]} className={className} />;
}
