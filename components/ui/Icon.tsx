import type { IconType } from 'react-icons';
import { BiPause } from 'react-icons/bi';
import * as tabler from 'react-icons/tb';
import type { ContentIcon } from '@/config/icons';
import { StrokeIcon } from './StrokeIcon';

/**
 * The icons of content and interface, by meaning. Tabler's are strokes with short paths, a third of the bytes of outlines;
 * every page has its icons in its HTML.
 */
const icons = {
  armchair: tabler.TbArmchair,
  width: tabler.TbArrowsHorizontal,
  bed: tabler.TbBed,
  briefcase: tabler.TbBriefcase,
  tower: tabler.TbBuildings,
  calendar: tabler.TbCalendarCheck,
  'caret-down': tabler.TbChevronDown,
  'caret-left': tabler.TbChevronLeft,
  'caret-right': tabler.TbChevronRight,
  message: tabler.TbMessageCircle,
  contrast: tabler.TbCircleHalf2,
  water: tabler.TbDroplet,
  email: tabler.TbMail,
  view: tabler.TbEye,
  privacy: tabler.TbEyeOff,
  facebook: tabler.TbBrandFacebook,
  fire: tabler.TbFlame,
  motor: tabler.TbBolt,
  code: tabler.TbBrandGithub,
  hand: tabler.TbHandStop,
  home: tabler.TbHome,
  instagram: tabler.TbBrandInstagram,
  leaf: tabler.TbLeaf,
  linkedin: tabler.TbBrandLinkedin,
  menu: tabler.TbMenu2,
  search: tabler.TbSearch,
  magnifier: tabler.TbZoomIn,
  pin: tabler.TbMapPin,
  lamp: tabler.TbLamp,
  moon: tabler.TbMoon,
  night: tabler.TbMoonStars,
  needle: tabler.TbNeedleThread,
  colour: tabler.TbPalette,
  // Tabler's path is five times as long.
  pause: BiPause,
  phone: tabler.TbPhone,
  play: tabler.TbPlayerPlay,
  remote: tabler.TbDeviceRemote,
  ruler: tabler.TbRuler2,
  scissors: tabler.TbScissors,
  shield: tabler.TbShieldCheck,
  slats: tabler.TbAdjustmentsHorizontal,
  quiet: tabler.TbVolumeOff,
  sun: tabler.TbSun,
  sunset: tabler.TbSunset2,
  swatches: tabler.TbColorSwatch,
  heat: tabler.TbTemperature,
  truck: tabler.TbTruckDelivery,
  people: tabler.TbUsersGroup,
  whatsapp: tabler.TbBrandWhatsapp,
  air: tabler.TbWind,
  wrench: tabler.TbTool,
  close: tabler.TbX,
} as const satisfies Record<string, IconType> & Record<ContentIcon, IconType>;

export type IconName = keyof typeof icons;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** An icon by name. Client components import single icons instead, so as not to bundle all of them. */
export function Icon({ name, className }: IconProps) {
  return <StrokeIcon icon={icons[name]} className={className} />;
}
