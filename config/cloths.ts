/** From sheer to opaque. Each has a picture in each light: `content/media/cloth/cloth-voile-noon.jpg`. */
export const cloths = ['voile', 'linen', 'dimout', 'lined', 'blackout'] as const;
export const lights = ['noon', 'dusk', 'lamps', 'street'] as const;

/** The light that a page shows first, in each theme. */
export const firstLight = { day: 'noon', evening: 'lamps' } as const;

export const questions = ['viewOut', 'viewIn', 'daylight', 'sleep'] as const;

export type Cloth = (typeof cloths)[number];
export type Light = (typeof lights)[number];
export type Question = (typeof questions)[number];

/** What cloths of the shop let through, and the families of their colours, as the wall's filters. */
export const opacities = ['sheer', 'light', 'dim', 'dark'] as const;
export const families = ['white', 'sand', 'brown', 'red', 'green', 'blue', 'grey'] as const;

export const clothFolder = '/cloth';

export const clothFile = (cloth: Cloth, light: Light): string =>
  `${clothFolder}/cloth-${cloth}-${light}.jpg`;

export const clothFiles = cloths.flatMap((cloth) => lights.map((light) => clothFile(cloth, light)));

/** The id of their section: in a message, the choice follows the page's address with it. */
export const clothId = 'cloth';

/** The anchor of the table of grades on /curtains. */
export const opacityId = 'opacity';
