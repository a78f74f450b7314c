/** Icons for content, by meaning; their drawings are in react-icons/tb. */
export const contentIcons = {
  air: 'TbWind',
  armchair: 'TbArmchair',
  bed: 'TbBed',
  briefcase: 'TbBriefcase',
  calendar: 'TbCalendarCheck',
  colour: 'TbPalette',
  contrast: 'TbCircleHalf2',
  fire: 'TbFlame',
  hand: 'TbHandStop',
  heat: 'TbTemperature',
  home: 'TbHome',
  leaf: 'TbLeaf',
  moon: 'TbMoon',
  motor: 'TbBolt',
  needle: 'TbNeedleThread',
  night: 'TbMoonStars',
  people: 'TbUsersGroup',
  privacy: 'TbEyeOff',
  quiet: 'TbVolumeOff',
  remote: 'TbDeviceRemote',
  ruler: 'TbRuler2',
  scissors: 'TbScissors',
  shield: 'TbShieldCheck',
  slats: 'TbAdjustmentsHorizontal',
  sun: 'TbSun',
  sunset: 'TbSunset2',
  swatches: 'TbColorSwatch',
  tower: 'TbBuildings',
  truck: 'TbTruckDelivery',
  view: 'TbEye',
  water: 'TbDroplet',
  width: 'TbArrowsHorizontal',
  wrench: 'TbTool',
} as const;

export type ContentIcon = keyof typeof contentIcons;

// Object.keys() forgets the names.
export const contentIconNames = Object.keys(contentIcons) as ContentIcon[];
