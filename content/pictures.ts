import type { Localized } from './types';

export interface PictureEntry {
  /** A file of `content/media/pictures/`. */
  readonly file: string;
  /** What a crop must keep: percent from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
  /** A computer render, to be replaced by the owner's photograph. */
  readonly render: boolean;
  /** A part of the file, in its own pixels: left, top, width, height. */
  readonly crop?: readonly [left: number, top: number, width: number, height: number];
  /** What a buyer would look at, at least 20 characters. */
  readonly alt: Localized<string>;
}

/** Every picture of the site, once. */
export const pictures = {
  'home-hero-curtains': {
    file: 'home-hero-curtains.jpg',
    focus: [48, 38],
    render: true,
    alt: {
      en: 'Bright living room: floor-length brown pinch-pleat curtains drawn aside, white sheers over a wide window to the sea, cream sofa, marble coffee table',
    },
  },
  'home-hero-blinds': {
    file: 'home-hero-blinds.jpg',
    focus: [50, 45],
    render: true,
    alt: {
      en: 'Living room with three windows under dark walnut venetian blinds, the middle one half raised over a garden; grey sofa with teal cushions',
    },
  },
  'home-hero-upholstery': {
    file: 'home-hero-upholstery.jpg',
    focus: [42, 62],
    render: true,
    alt: {
      en: 'Rust velvet three-seat sofa with cushions and a teal armchair on a patterned carpet, dark walls, sheers glowing behind',
    },
  },
  'services-hero': {
    file: 'services-hero.jpg',
    focus: [48, 55],
    render: true,
    alt: {
      en: 'Fitted walnut wardrobe wall, caramel wave curtains with sheers, cream sofa and rust armchair on a medallion carpet',
    },
  },
  'curtains-hero': {
    file: 'curtains-hero.jpg',
    focus: [50, 42],
    render: true,
    alt: {
      en: 'Two tall windows with rust curtains on brass rods and white sheers, a lamp on a walnut chest between them',
    },
  },
  'gallery-hero': {
    file: 'gallery-hero.jpg',
    focus: [50, 45],
    render: true,
    alt: {
      en: 'Evening: cream curtains open on sheers and a city skyline at dusk, charcoal sofa, yellow armchair, globe lamp',
    },
  },
  'curtains-blackout-hero': {
    file: 'curtains-blackout-hero.jpg',
    focus: [52, 50],
    render: true,
    alt: {
      en: 'Bedroom with dark brown blackout curtains almost closed; a bright strip of window shows how much light they hold back',
    },
  },
  'curtains-bedroom-hero': {
    file: 'curtains-bedroom-hero.jpg',
    focus: [58, 48],
    render: true,
    alt: {
      en: 'Bedroom with dusty-pink curtains on a brass rod, white sheers, padded headboard, wooden floor',
    },
  },
  'curtains-windows-hero': {
    file: 'curtains-windows-hero.jpg',
    focus: [50, 45],
    render: true,
    alt: {
      en: 'Two sash windows with cream curtains held back by ties, sheers behind, sage-green wall',
    },
  },
  'curtains-hotel-hero': {
    file: 'curtains-hotel-hero.jpg',
    focus: [50, 50],
    render: true,
    alt: {
      en: 'Hotel room at dusk: bronze wave curtains lit by a cove, sheers over the skyline, white bed, teal armchair',
    },
  },
  'curtains-wave-hero': {
    file: 'curtains-wave-hero.jpg',
    focus: [50, 45],
    render: true,
    alt: {
      en: 'Wave curtains on a ceiling track across a wall of glass, sheers, sea view, stone floor',
    },
  },
  'curtains-livingroom-hero': {
    file: 'curtains-livingroom-hero.jpg',
    focus: [52, 48],
    render: true,
    alt: {
      en: 'Living room with deep teal curtains on a brass rod, sheers, Persian-style carpet, rust armchair',
    },
  },
  'curtains-roller-hero': {
    file: 'curtains-roller-hero.jpg',
    focus: [45, 42],
    render: true,
    alt: {
      en: 'Dining corner with three sand-coloured roller blinds at different heights above a window bench, sea beyond',
    },
  },
  'curtains-office-hero': {
    file: 'curtains-office-hero.jpg',
    focus: [50, 50],
    render: true,
    alt: {
      en: 'Office with grey wave curtains and sheers along a glass wall, two oak desks with screens',
    },
  },
  'blinds-hero': {
    file: 'blinds-hero.jpg',
    focus: [52, 45],
    render: true,
    alt: { en: 'Three windows, three blinds: a cream roller, an oak venetian, a rust Roman blind' },
  },
  'blinds-blackout-hero': {
    file: 'blinds-blackout-hero.jpg',
    focus: [48, 40],
    render: true,
    alt: {
      en: 'Bedroom with two charcoal blackout roller blinds in side channels, one fully closed',
    },
  },
  'blinds-venetian-hero': {
    file: 'blinds-venetian-hero.jpg',
    focus: [45, 45],
    render: true,
    alt: { en: 'Oak venetian blinds, slats tilted, on three tall windows of a living room' },
  },
  'blinds-roller-hero': {
    file: 'blinds-roller-hero.jpg',
    focus: [52, 45],
    render: true,
    alt: { en: 'Cream roller blinds over two sliding doors to the sea, brown sofa, walnut table' },
  },
  'blinds-office-hero': {
    file: 'blinds-office-hero.jpg',
    focus: [62, 45],
    render: true,
    alt: {
      en: 'Meeting room with grey screen roller blinds on a ribbon of windows, long walnut table',
    },
  },
  'blinds-vertical-hero': {
    file: 'blinds-vertical-hero.jpg',
    focus: [52, 48],
    render: true,
    alt: { en: 'Cream vertical blinds, louvres half turned, across a wide office window' },
  },
  'blinds-window-hero': {
    file: 'blinds-window-hero.jpg',
    focus: [52, 48],
    render: true,
    alt: { en: 'Kitchen with two cream Roman blinds above a marble worktop, sage wall, oak table' },
  },
  'service-majlis': {
    file: 'service-majlis.jpg',
    focus: [50, 58],
    render: true,
    alt: {
      en: 'Arabic majlis: low seating in Sadu-patterned red along three walls, red curtains with an arabesque pelmet, medallion carpet, coffee pot',
    },
  },
  'service-cabinets': {
    file: 'service-cabinets.jpg',
    focus: [42, 58],
    render: true,
    alt: {
      en: 'Green shaker kitchen cabinets with a marble splashback, walnut-brown island with a pale marble top',
    },
  },
  'service-beds': {
    file: 'service-beds.jpg',
    focus: [42, 62],
    render: true,
    alt: {
      en: 'Upholstered bed with channel headboard, layered cushions and rust throw, panelled wall',
    },
  },
  'service-curtains': {
    file: 'service-curtains.jpg',
    focus: [50, 50],
    render: true,
    alt: {
      en: 'Teal pinch-pleat curtain on a brass rod beside white sheers, the sea behind, cream armchair',
    },
  },
  'service-carpets': {
    file: 'service-carpets.jpg',
    focus: [45, 70],
    render: true,
    alt: { en: 'Red medallion carpet on a wooden floor, rolled carpets beside it' },
  },
  'service-sofas': {
    file: 'service-sofas.jpg',
    focus: [62, 62],
    render: true,
    alt: { en: 'Sage-green sofa with cushions, armchair and round oak table' },
  },
  'service-tv-wall': {
    file: 'service-tv-wall.jpg',
    focus: [45, 55],
    render: true,
    alt: {
      en: 'Television wall of vertical oak slats with a floating oak console, four shelves and warm light below',
    },
  },
  'service-wallpaper': {
    file: 'service-wallpaper.jpg',
    focus: [48, 55],
    render: true,
    alt: {
      en: 'Feature wall in sage and gold damask wallpaper behind a walnut sideboard and two armchairs',
    },
  },
  'service-aluminium': {
    file: 'service-aluminium.jpg',
    focus: [50, 52],
    render: true,
    alt: { en: 'Black aluminium sliding doors across a whole wall, sea view, pale stone floor' },
  },
  'service-flooring': {
    file: 'service-flooring.jpg',
    focus: [50, 65],
    render: true,
    alt: { en: 'Wide oak floorboards in a bright room with two tall garden windows' },
  },
  'service-office-furniture': {
    file: 'service-office-furniture.jpg',
    focus: [50, 60],
    render: true,
    alt: {
      en: 'Two oak desks with sage chairs, oak cupboards under the window and along the wall',
    },
  },
  showroom: {
    file: 'showroom.jpg',
    focus: [62, 50],
    render: true,
    alt: {
      en: 'Showroom: fabrics hung side by side on a brass rail, sample counter with swatches, rust armchair',
    },
  },
  'home-hero-curtains-tall': {
    file: 'home-hero-curtains-tall.jpg',
    focus: [62, 38],
    render: true,
    alt: { en: 'Sheers and one brown pinch-pleat curtain, cream armchair, palm' },
  },
  'home-hero-blinds-tall': {
    file: 'home-hero-blinds-tall.jpg',
    focus: [48, 38],
    render: true,
    alt: { en: 'Two walnut venetian blinds over a garden, armchair and palm' },
  },
  'home-hero-upholstery-tall': {
    file: 'home-hero-upholstery-tall.jpg',
    focus: [40, 48],
    render: true,
    alt: { en: 'Rust velvet sofa, two framed prints above a patterned carpet, sheers at the side' },
  },
  'curtains-blackout-1': {
    file: 'curtains-blackout-1.jpg',
    focus: [62, 45],
    render: true,
    alt: {
      en: 'Chocolate blackout curtains half open on white sheers and a tower view, walnut floor, bed with a grey throw',
    },
  },
  'curtains-blackout-2': {
    file: 'curtains-blackout-2.jpg',
    focus: [62, 50],
    render: true,
    alt: {
      en: 'Close view: the edge of a dark brown blackout curtain beside sheers, light only where the sheer is',
    },
  },
  'curtains-blackout-3': {
    file: 'curtains-blackout-3.jpg',
    focus: [42, 45],
    render: true,
    alt: {
      en: 'Dusk: navy blackout curtains all but closed, one strip of evening sky between them',
    },
  },
  'curtains-bedroom-1': {
    file: 'curtains-bedroom-1.jpg',
    focus: [62, 45],
    render: true,
    alt: {
      en: 'Rose bedroom curtains open on sheers and a garden, brass rod, bed with a pink throw',
    },
  },
  'curtains-bedroom-2': {
    file: 'curtains-bedroom-2.jpg',
    focus: [65, 45],
    render: true,
    alt: {
      en: 'Close view: sage pleats on rings under a brass rod, sheers and garden beside them',
    },
  },
  'curtains-bedroom-3': {
    file: 'curtains-bedroom-3.jpg',
    focus: [40, 45],
    render: true,
    alt: {
      en: 'Cream bedroom curtains half drawn over sheers, bed with a rust throw, cream armchair',
    },
  },
  'curtains-windows-1': {
    file: 'curtains-windows-1.jpg',
    focus: [62, 48],
    render: true,
    alt: {
      en: 'Sand curtains held by bands on two windows with sheers, sage wall, walnut chest with lamp between them',
    },
  },
  'curtains-windows-2': {
    file: 'curtains-windows-2.jpg',
    focus: [48, 50],
    render: true,
    alt: {
      en: 'Close view: a cream curtain held by a band curves away from the window, sheers behind, lamp light at the side',
    },
  },
  'curtains-windows-3': {
    file: 'curtains-windows-3.jpg',
    focus: [38, 45],
    render: true,
    alt: { en: 'Wine-red curtains with ties on two white sash windows over a garden, no sheers' },
  },
  'curtains-hotel-1': {
    file: 'curtains-hotel-1.jpg',
    focus: [40, 45],
    render: true,
    alt: {
      en: 'Hotel room by day: sand wave curtains under a walnut pelmet with cove light, sheers, teal armchair',
    },
  },
  'curtains-hotel-2': {
    file: 'curtains-hotel-2.jpg',
    focus: [68, 40],
    render: true,
    alt: {
      en: 'Close view: golden wave curtain lit from the cove above, sheers over the city beside it',
    },
  },
  'curtains-hotel-3': {
    file: 'curtains-hotel-3.jpg',
    focus: [48, 45],
    render: true,
    alt: {
      en: 'Hotel room at dusk: wine-red wave curtains open on sheers and a skyline, yellow throw, teal armchair',
    },
  },
  'curtains-wave-1': {
    file: 'curtains-wave-1.jpg',
    focus: [58, 45],
    render: true,
    alt: {
      en: 'Grey wave curtains open across a wide window to the sea, sheers, pale stone floor',
    },
  },
  'curtains-wave-2': {
    file: 'curtains-wave-2.jpg',
    focus: [65, 40],
    render: true,
    alt: {
      en: 'Close view: the even folds of a beige wave curtain under its ceiling track, sheers and the sea beside it',
    },
  },
  'curtains-wave-3': {
    file: 'curtains-wave-3.jpg',
    focus: [58, 60],
    render: true,
    alt: {
      en: 'Close view: the hem of a sage wave curtain just above a marble floor, sheers beside it',
    },
  },
  'curtains-livingroom-1': {
    file: 'curtains-livingroom-1.jpg',
    focus: [60, 45],
    render: true,
    alt: {
      en: 'Dark teal pinch-pleat curtains on a brass rod, open on sheers and a garden, cream sofa and rust armchair',
    },
  },
  'curtains-livingroom-2': {
    file: 'curtains-livingroom-2.jpg',
    focus: [65, 45],
    render: true,
    alt: {
      en: 'Close view: rust pleats on rings under a brass rod, sheers and a garden beside them',
    },
  },
  'curtains-livingroom-3': {
    file: 'curtains-livingroom-3.jpg',
    focus: [48, 45],
    render: true,
    alt: { en: 'Olive curtains open on sheers and a garden, rust armchair, palm' },
  },
  'curtains-roller-1': {
    file: 'curtains-roller-1.jpg',
    focus: [52, 40],
    render: true,
    alt: {
      en: 'Three sage roller blinds at different heights over a bench with cushions, dining table in front, sea beyond',
    },
  },
  'curtains-roller-2': {
    file: 'curtains-roller-2.jpg',
    focus: [55, 45],
    render: true,
    alt: {
      en: 'Close view: the cassette and side chain of a sand roller blind, sea below its edge',
    },
  },
  'curtains-roller-3': {
    file: 'curtains-roller-3.jpg',
    focus: [42, 40],
    render: true,
    alt: { en: 'Three rust roller blinds over a window bench, oak dining table' },
  },
  'curtains-office-1': {
    file: 'curtains-office-1.jpg',
    focus: [55, 48],
    render: true,
    alt: { en: 'Charcoal wave curtains and sheers along an office window, oak desk with screen' },
  },
  'curtains-office-2': {
    file: 'curtains-office-2.jpg',
    focus: [58, 40],
    render: true,
    alt: { en: 'Close view: a grey eyelet curtain on a black rod beside a window over towers' },
  },
  'curtains-office-3': {
    file: 'curtains-office-3.jpg',
    focus: [62, 45],
    render: true,
    alt: {
      en: 'Office with oat wave curtains and sheers over towers, desks seen from behind a sage chair',
    },
  },
  'blinds-blackout-1': {
    file: 'blinds-blackout-1.jpg',
    focus: [60, 42],
    render: true,
    alt: {
      en: 'Two brown blackout blinds in dark side channels, one closed, one half way, city behind',
    },
  },
  'blinds-blackout-2': {
    file: 'blinds-blackout-2.jpg',
    focus: [50, 45],
    render: true,
    alt: {
      en: 'Close view: corner of a brown blackout blind in its dark side channel, cassette above, towers below its edge',
    },
  },
  'blinds-blackout-3': {
    file: 'blinds-blackout-3.jpg',
    focus: [42, 40],
    render: true,
    alt: { en: 'Two navy blackout blinds, fully closed, in dark side channels over a bed' },
  },
  'blinds-venetian-1': {
    file: 'blinds-venetian-1.jpg',
    focus: [62, 48],
    render: true,
    alt: { en: 'White venetian blinds nearly closed on three windows of a bright living room' },
  },
  'blinds-venetian-2': {
    file: 'blinds-venetian-2.jpg',
    focus: [50, 50],
    render: true,
    alt: { en: 'Close view: oak slats with their ladder cords, tilted, garden behind' },
  },
  'blinds-venetian-3': {
    file: 'blinds-venetian-3.jpg',
    focus: [50, 48],
    render: true,
    alt: { en: 'Grey aluminium venetian blinds seen along the wall, slats catching the light' },
  },
  'blinds-roller-1': {
    file: 'blinds-roller-1.jpg',
    focus: [62, 40],
    render: true,
    alt: { en: 'Teal roller blinds over two sliding doors to the sea, brown sofa' },
  },
  'blinds-roller-2': {
    file: 'blinds-roller-2.jpg',
    focus: [50, 50],
    render: true,
    alt: { en: 'Close view: oat roller blind with slim cassette and chain, sea below its edge' },
  },
  'blinds-roller-3': {
    file: 'blinds-roller-3.jpg',
    focus: [40, 40],
    render: true,
    alt: { en: 'Golden roller blinds glowing over two sliding doors, walnut table' },
  },
  'blinds-office-1': {
    file: 'blinds-office-1.jpg',
    focus: [50, 42],
    render: true,
    alt: { en: 'Charcoal screen blinds on four windows of a meeting room, long walnut table' },
  },
  'blinds-office-2': {
    file: 'blinds-office-2.jpg',
    focus: [45, 45],
    render: true,
    alt: { en: 'Close view: grey screen blinds at two heights, dark cassettes and bottom bars' },
  },
  'blinds-office-3': {
    file: 'blinds-office-3.jpg',
    focus: [55, 45],
    render: true,
    alt: { en: 'White screen blinds in a meeting room, seen along the table' },
  },
  'blinds-vertical-1': {
    file: 'blinds-vertical-1.jpg',
    focus: [60, 50],
    render: true,
    alt: {
      en: 'Sage vertical blinds with louvres turning from closed to open across a wide living-room window',
    },
  },
  'blinds-vertical-2': {
    file: 'blinds-vertical-2.jpg',
    focus: [50, 45],
    render: true,
    alt: { en: 'Close view: oat louvres hanging from the headrail, towers behind' },
  },
  'blinds-vertical-3': {
    file: 'blinds-vertical-3.jpg',
    focus: [45, 60],
    render: true,
    alt: { en: 'Close view: grey louvres ending just above a stone floor, half turned' },
  },
  'blinds-window-1': {
    file: 'blinds-window-1.jpg',
    focus: [62, 50],
    render: true,
    alt: { en: 'Two blush Roman blinds over a cream kitchen with marble worktop, globe lamp' },
  },
  'blinds-window-2': {
    file: 'blinds-window-2.jpg',
    focus: [50, 50],
    render: true,
    alt: {
      en: 'Close view: a sand Roman blind, soft folds stacked at its lower edge, lamp light on the wall, garden below',
    },
  },
  'blinds-window-3': {
    file: 'blinds-window-3.jpg',
    focus: [42, 45],
    render: true,
    alt: {
      en: 'Two rust Roman blinds half raised over a kitchen worktop with cream cupboards, sage wall, lamp',
    },
  },
  'project-curtain-catalogue': {
    file: 'project-curtain-catalogue.jpg',
    focus: [50, 0],
    render: false,
    alt: { en: 'The curtains page of this website from its banner to its last band' },
  },
  'project-services-directory': {
    file: 'project-services-directory.jpg',
    focus: [50, 0],
    render: false,
    alt: { en: 'The services page of this website with its eleven cards' },
  },
  'project-film-gallery': {
    file: 'project-film-gallery.jpg',
    focus: [50, 0],
    render: false,
    alt: { en: 'The gallery page of this website with its films and pictures' },
  },
  'aluminium-detail-handles': {
    file: 'service-aluminium.jpg',
    focus: [50, 55],
    render: true,
    crop: [483, 322, 790, 527],
    alt: {
      en: 'Close view: slim black sliding-door frames with steel pull handles before the sea',
    },
  },
  'beds-detail-base': {
    file: 'curtains-bedroom-hero.jpg',
    focus: [45, 50],
    render: true,
    crop: [0, 423, 697, 465],
    alt: {
      en: 'Close view: cream channel headboard and padded base, rose throw across pale bedding',
    },
  },
  'beds-detail-headboard': {
    file: 'service-beds.jpg',
    focus: [50, 45],
    render: true,
    crop: [315, 424, 790, 527],
    alt: {
      en: 'Close view: brown channel headboard, rust and sand cushions, walnut bedside table with a brass lamp',
    },
  },
  'cabinets-detail-doors': {
    file: 'service-cabinets.jpg',
    focus: [50, 45],
    render: true,
    crop: [219, 256, 834, 556],
    alt: {
      en: 'Close view: green shaker doors with brass handles, marble splashback, pale island top in front',
    },
  },
  'cabinets-detail-wardrobe': {
    file: 'services-hero.jpg',
    focus: [50, 45],
    render: true,
    crop: [116, 174, 697, 465],
    alt: {
      en: 'Close view: fitted walnut wardrobe doors with straight brass handles and drawers below',
    },
  },
  'carpets-detail-border': {
    file: 'curtains-livingroom-hero.jpg',
    focus: [50, 70],
    render: true,
    crop: [488, 470, 627, 418],
    alt: {
      en: 'Close view: rust medallion and flowered field of a carpet on oak boards, sheers behind',
    },
  },
  'carpets-detail-medallion': {
    file: 'services-hero.jpg',
    focus: [50, 60],
    render: true,
    crop: [383, 471, 627, 418],
    alt: { en: 'Close view: brown and cream medallion carpet under a round marble table' },
  },
  'flooring-detail-boards': {
    file: 'service-flooring.jpg',
    focus: [50, 60],
    render: true,
    crop: [395, 482, 856, 571],
    alt: { en: 'Close view: wide oak boards with fine joints, light falling along the grain' },
  },
  'majlis-detail-pelmet': {
    file: 'service-majlis.jpg',
    focus: [50, 40],
    render: true,
    crop: [373, 117, 856, 571],
    alt: {
      en: 'Close view: arabesque pelmet over dark red curtains and white sheers, patterned seat backs below',
    },
  },
  'majlis-detail-seats': {
    file: 'service-majlis.jpg',
    focus: [50, 45],
    render: true,
    crop: [0, 526, 790, 527],
    alt: {
      en: 'Close view: Sadu-patterned seats in a corner of the majlis, medallion carpet, coffee cups on a walnut table',
    },
  },
  'sofas-detail-seat': {
    file: 'service-sofas.jpg',
    focus: [45, 45],
    render: true,
    crop: [468, 497, 834, 556],
    alt: {
      en: 'Close view: sage sofa with soft seat cushions, round oak table with dried grasses',
    },
  },
  'tv-wall-detail-console': {
    file: 'service-tv-wall.jpg',
    focus: [50, 40],
    render: true,
    crop: [439, 439, 878, 585],
    alt: {
      en: 'Close view: floating oak console with a line of warm light under it, stone-topped round table',
    },
  },
  'tv-wall-detail-shelves': {
    file: 'service-tv-wall.jpg',
    focus: [50, 50],
    render: true,
    crop: [132, 219, 856, 571],
    alt: { en: 'Close view: oak slats behind the television, open oak shelves at the side' },
  },
  'wallpaper-detail-damask': {
    file: 'service-wallpaper.jpg',
    focus: [50, 45],
    render: true,
    crop: [293, 278, 790, 527],
    alt: {
      en: 'Close view: sage and gold damask wallpaper around a brass lamp and a framed print',
    },
  },
  'wallpaper-detail-edge': {
    file: 'service-wallpaper.jpg',
    focus: [40, 50],
    render: true,
    crop: [790, 80, 790, 527],
    alt: {
      en: 'Close view: damask wallpaper up to the cornice, beside a cream curtain on a brass rod',
    },
  },
  'service-tv-wall-2': {
    file: 'service-tv-wall-2.jpg',
    focus: [62, 50],
    render: true,
    alt: {
      en: 'Television on a stone panel between walnut slats, floating walnut console, light along the edges',
    },
  },
  'service-wallpaper-2': {
    file: 'service-wallpaper-2.jpg',
    focus: [55, 50],
    render: true,
    alt: {
      en: 'Bedroom wall in navy wallpaper with a gold arabesque star pattern behind a pale padded headboard',
    },
  },
  'tv-wall-detail-stone': {
    file: 'service-tv-wall-2.jpg',
    focus: [45, 45],
    render: true,
    crop: [344, 139, 834, 556],
    alt: {
      en: 'Close view: veined stone panel with warm light along its edge, walnut slats beside it',
    },
  },
  'wallpaper-detail-star': {
    file: 'service-wallpaper-2.jpg',
    focus: [45, 50],
    render: true,
    crop: [285, 176, 878, 585],
    alt: {
      en: 'Close view: gold arabesque stars on navy wallpaper, brass lamp beside the padded headboard',
    },
  },
  'aluminium-detail-bars': {
    file: 'service-aluminium-2.jpg',
    focus: [50, 45],
    render: true,
    crop: [702, 205, 790, 527],
    alt: { en: 'Close view: slim bronze aluminium bars divide a tall window, towers beyond' },
  },
  'majlis-detail-navy': {
    file: 'service-majlis-2.jpg',
    focus: [50, 50],
    render: true,
    crop: [88, 483, 834, 556],
    alt: {
      en: 'Close view: navy seats with a Sadu border and gold cushions, walnut table with coffee cups',
    },
  },
  'service-aluminium-2': {
    file: 'service-aluminium-2.jpg',
    focus: [55, 50],
    render: true,
    alt: {
      en: 'Bronze aluminium window wall with slim bars in a meeting room, Doha’s towers beyond, sage chairs',
    },
  },
  'service-majlis-2': {
    file: 'service-majlis-2.jpg',
    focus: [45, 60],
    render: true,
    alt: {
      en: 'Majlis in navy: low seats with Sadu borders along three walls, gold cushions, sand curtains under an arabesque pelmet, walnut table',
    },
  },
  'flooring-detail-walnut': {
    file: 'service-flooring-3.jpg',
    focus: [50, 60],
    render: true,
    crop: [395, 482, 856, 571],
    alt: { en: 'Close view: dark walnut boards with short joints and daylight on the grain' },
  },
  'service-cabinets-2': {
    file: 'service-cabinets-2.jpg',
    focus: [48, 45],
    render: true,
    alt: {
      en: 'Sage wardrobe wall from floor to ceiling, short doors below tall ones, brass handles, a rust bench in front',
    },
  },
  'service-flooring-3': {
    file: 'service-flooring-3.jpg',
    focus: [50, 68],
    render: true,
    alt: {
      en: 'Dark walnut boards laid across the room, daylight on the grain, cream armchair by the sheers',
    },
  },
  'office-furniture-detail-desk': {
    file: 'service-office-furniture-2.jpg',
    focus: [50, 55],
    render: true,
    crop: [527, 366, 878, 585],
    alt: { en: 'Close view: walnut desk with lamp and notebook, shelves with books behind' },
  },
  'service-office-furniture-2': {
    file: 'service-office-furniture-2.jpg',
    focus: [58, 58],
    render: true,
    alt: {
      en: 'Walnut executive desk before a wall of walnut shelves and cupboards, rust desk chair',
    },
  },
  'service-beds-2': {
    file: 'service-beds-2.jpg',
    focus: [58, 65],
    render: true,
    alt: {
      en: 'Bed with a teal channel headboard, white bedding and a gold throw, two walnut bedside tables with lamps',
    },
  },
  'service-carpets-2': {
    file: 'service-carpets-2.jpg',
    focus: [50, 70],
    render: true,
    alt: { en: 'Teal and cream medallion carpet under a round walnut table, cream sofa behind it' },
  },
  'service-sofas-2': {
    file: 'service-sofas-2.jpg',
    focus: [48, 62],
    render: true,
    alt: {
      en: 'Two navy velvet sofas in an L around a marble table, gold and cream cushions, city beyond the sheers',
    },
  },
  'service-tv-wall-3': {
    file: 'service-tv-wall-3.jpg',
    focus: [48, 52],
    render: true,
    alt: { en: 'White fluted television wall with a long oak console and four lit oak shelves' },
  },
  'service-cabinets-3': {
    file: 'service-cabinets-3.jpg',
    focus: [45, 58],
    render: true,
    alt: {
      en: 'Oak kitchen with a dark stone worktop and wall cabinets on both sides of the window, walnut table in front',
    },
  },
  'service-wallpaper-3': {
    file: 'service-wallpaper-3.jpg',
    focus: [45, 50],
    render: true,
    alt: {
      en: 'Blush damask wallpaper behind an oak sideboard, two framed prints, brass lamp, rust armchair',
    },
  },
  'service-aluminium-3': {
    file: 'service-aluminium-3.jpg',
    focus: [42, 50],
    render: true,
    alt: {
      en: 'White aluminium sliding doors to a garden, black pull handles, cream curtains at the sides',
    },
  },
  'service-majlis-3': {
    file: 'service-majlis-3.jpg',
    focus: [45, 62],
    render: true,
    alt: {
      en: 'Olive majlis seen along the seats: Sadu-patterned backs, rust cushions, cream curtains, coffee pot on a walnut table',
    },
  },
  'services-hero-tall': {
    file: 'services-hero-tall.jpg',
    focus: [50, 45],
    render: true,
    alt: {
      en: 'Walnut wardrobe, a caramel wave curtain beside sheers to the sea, marble table and rust armchair on a medallion carpet',
    },
  },
  'curtains-blackout-tall': {
    file: 'curtains-blackout-tall.jpg',
    focus: [45, 50],
    render: true,
    alt: {
      en: 'Chocolate blackout curtain beside white sheers, walnut floor, bed with a grey throw',
    },
  },
  'curtains-bedroom-tall': {
    file: 'curtains-bedroom-tall.jpg',
    focus: [45, 50],
    render: true,
    alt: {
      en: 'Rose bedroom curtain on a brass rod beside sheers and a garden, bed with a rose throw',
    },
  },
  'curtains-wave-tall': {
    file: 'curtains-wave-tall.jpg',
    focus: [55, 50],
    render: true,
    alt: {
      en: 'Grey wave curtain drawn aside from wide glass to the sea, sheers, white sofa and marble table',
    },
  },
  'curtains-livingroom-tall': {
    file: 'curtains-livingroom-tall.jpg',
    focus: [55, 50],
    render: true,
    alt: {
      en: 'Olive curtain on a brass rod beside sheers and a garden, rust armchair, medallion carpet, marble table',
    },
  },
  'service-beds-3': {
    file: 'service-beds-3.jpg',
    focus: [50, 60],
    render: true,
    alt: {
      en: 'Rose upholstered bed with sage throw and cushions before a panelled wall, brass lamp beside it',
    },
  },
  'service-carpets-3': {
    file: 'service-carpets-3.jpg',
    focus: [42, 70],
    render: true,
    alt: {
      en: 'Sand medallion carpet with a flowered border on dark boards, more carpets rolled beside it',
    },
  },
  'service-flooring-2': {
    file: 'service-flooring-2.jpg',
    focus: [50, 68],
    render: true,
    alt: {
      en: 'Cream marble tiles across a bright room, the sea outside two tall windows, rust armchair',
    },
  },
  'service-office-furniture-3': {
    file: 'service-office-furniture-3.jpg',
    focus: [45, 60],
    render: true,
    alt: {
      en: 'Six desks in two rows with grey screens between them, teal chairs, wide window to the city',
    },
  },
  'service-sofas-3': {
    file: 'service-sofas-3.jpg',
    focus: [58, 65],
    render: true,
    alt: {
      en: 'Oat two-seat sofa with a rust and a sage cushion before a panelled wall, walnut table in front',
    },
  },
} as const satisfies Record<string, PictureEntry>;

export type PictureId = keyof typeof pictures;
