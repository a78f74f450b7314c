import type { ReactElement } from 'react';
import type { IconType } from 'react-icons';
import { BiPause } from 'react-icons/bi';
import {
  TbAdjustmentsHorizontal,
  TbArmchair,
  TbArrowsHorizontal,
  TbBed,
  TbBrandFacebook,
  TbBrandGithub,
  TbBrandInstagram,
  TbBrandLinkedin,
  TbBrandWhatsapp,
  TbBriefcase,
  TbBuildings,
  TbCalendarCheck,
  TbChevronDown,
  TbChevronLeft,
  TbChevronRight,
  TbCircleHalf2,
  TbColorSwatch,
  TbDeviceRemote,
  TbDroplet,
  TbEye,
  TbEyeOff,
  TbFlame,
  TbHandStop,
  TbHome,
  TbLeaf,
  TbMail,
  TbMapPin,
  TbMenu2,
  TbMessageCircle,
  TbMoon,
  TbMoonStars,
  TbNeedleThread,
  TbPalette,
  TbPhone,
  TbPlayerPlay,
  TbRuler2,
  TbScissors,
  TbSearch,
  TbSettings,
  TbShieldCheck,
  TbSun,
  TbSunset2,
  TbTemperature,
  TbTool,
  TbTruckDelivery,
  TbUsersGroup,
  TbVolumeOff,
  TbWind,
  TbX,
  TbZoomIn,
} from 'react-icons/tb';
import type { ContentIcon } from '@/content/icons';

/**
 * The icons of content and interface, by meaning. Tabler's are strokes with short paths, a third of the bytes of outlines;
 * every page has its icons in its HTML.
 */
const icons = {
  armchair: TbArmchair,
  width: TbArrowsHorizontal,
  bed: TbBed,
  briefcase: TbBriefcase,
  tower: TbBuildings,
  calendar: TbCalendarCheck,
  'caret-down': TbChevronDown,
  'caret-left': TbChevronLeft,
  'caret-right': TbChevronRight,
  message: TbMessageCircle,
  contrast: TbCircleHalf2,
  water: TbDroplet,
  email: TbMail,
  view: TbEye,
  privacy: TbEyeOff,
  facebook: TbBrandFacebook,
  fire: TbFlame,
  motor: TbSettings,
  code: TbBrandGithub,
  hand: TbHandStop,
  home: TbHome,
  instagram: TbBrandInstagram,
  leaf: TbLeaf,
  linkedin: TbBrandLinkedin,
  menu: TbMenu2,
  search: TbSearch,
  magnifier: TbZoomIn,
  pin: TbMapPin,
  moon: TbMoon,
  night: TbMoonStars,
  needle: TbNeedleThread,
  colour: TbPalette,
  // Tabler's has a path five times as long.
  pause: BiPause,
  phone: TbPhone,
  play: TbPlayerPlay,
  remote: TbDeviceRemote,
  ruler: TbRuler2,
  scissors: TbScissors,
  shield: TbShieldCheck,
  slats: TbAdjustmentsHorizontal,
  quiet: TbVolumeOff,
  sun: TbSun,
  sunset: TbSunset2,
  swatches: TbColorSwatch,
  heat: TbTemperature,
  truck: TbTruckDelivery,
  people: TbUsersGroup,
  whatsapp: TbBrandWhatsapp,
  air: TbWind,
  wrench: TbTool,
  close: TbX,
} as const satisfies Record<string, IconType> & Record<ContentIcon, IconType>;

export type IconName = keyof typeof icons;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** The element that a react-icons component returns: strokes, one `<path>` each. */
interface Drawing {
  readonly children: readonly ReactElement<{ readonly d: string }>[];
}

/**
 * Merges an icon's strokes into one path, for fewer elements: 50 instead of 104 on the home page.
 * @throws Error when a stroke is not a plain path
 */
function pathOf(name: IconName): string {
  // Typed as a node only; IconBase has had these properties since react-icons 2.
  const { children } = (icons[name]({}) as ReactElement<Drawing>).props;
  return children
    .map(({ type, props: { d, ...others } }) => {
      if (type !== 'path' || !d.startsWith('M') || Object.keys(others).join() !== 'children')
        throw new Error(`The icon '${name}' is not made of lines alone`);
      return d;
    })
    .join('');
}

/** A decorative icon, hidden from screen readers, sized by the text (the drawing fills three quarters of its square). */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={pathOf(name)} />
    </svg>
  );
}
