// Made by scripts/collections.ts from the files beside it; do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
import { byName, entry, inOrder } from './entries';
import type { AboutPage, BlindsPage, BlogPage, Category, ClientLogo, ClothGuide, ContactPage, CurtainsPage, FaqPage, FaqSubject, FilmEntry, GalleryPage, HomePage, PictureEntry, PortfolioPage, Post, Project, Service, ServicesPage, TermsPage, Testimonial } from './types';
import blogFabricInADustySummerArFile from './blog/fabric-in-a-dusty-summer.ar.json' with { type: 'json' };
import blogFabricInADustySummerFile from './blog/fabric-in-a-dusty-summer.json' with { type: 'json' };
import blogLinedDimoutOrBlackoutArFile from './blog/lined-dimout-or-blackout.ar.json' with { type: 'json' };
import blogLinedDimoutOrBlackoutFile from './blog/lined-dimout-or-blackout.json' with { type: 'json' };
import blogMeasureInThreePlacesArFile from './blog/measure-in-three-places.ar.json' with { type: 'json' };
import blogMeasureInThreePlacesFile from './blog/measure-in-three-places.json' with { type: 'json' };
import categoriesBlindsBlackoutArFile from './categories/blinds/blackout.ar.json' with { type: 'json' };
import categoriesBlindsBlackoutFile from './categories/blinds/blackout.json' with { type: 'json' };
import categoriesBlindsOfficeArFile from './categories/blinds/office.ar.json' with { type: 'json' };
import categoriesBlindsOfficeFile from './categories/blinds/office.json' with { type: 'json' };
import categoriesBlindsRollerArFile from './categories/blinds/roller.ar.json' with { type: 'json' };
import categoriesBlindsRollerFile from './categories/blinds/roller.json' with { type: 'json' };
import categoriesBlindsVenetianArFile from './categories/blinds/venetian.ar.json' with { type: 'json' };
import categoriesBlindsVenetianFile from './categories/blinds/venetian.json' with { type: 'json' };
import categoriesBlindsVerticalArFile from './categories/blinds/vertical.ar.json' with { type: 'json' };
import categoriesBlindsVerticalFile from './categories/blinds/vertical.json' with { type: 'json' };
import categoriesBlindsWindowArFile from './categories/blinds/window.ar.json' with { type: 'json' };
import categoriesBlindsWindowFile from './categories/blinds/window.json' with { type: 'json' };
import categoriesCurtainsBedroomArFile from './categories/curtains/bedroom.ar.json' with { type: 'json' };
import categoriesCurtainsBedroomFile from './categories/curtains/bedroom.json' with { type: 'json' };
import categoriesCurtainsBlackoutArFile from './categories/curtains/blackout.ar.json' with { type: 'json' };
import categoriesCurtainsBlackoutFile from './categories/curtains/blackout.json' with { type: 'json' };
import categoriesCurtainsHotelArFile from './categories/curtains/hotel.ar.json' with { type: 'json' };
import categoriesCurtainsHotelFile from './categories/curtains/hotel.json' with { type: 'json' };
import categoriesCurtainsLivingroomArFile from './categories/curtains/livingroom.ar.json' with { type: 'json' };
import categoriesCurtainsLivingroomFile from './categories/curtains/livingroom.json' with { type: 'json' };
import categoriesCurtainsOfficeArFile from './categories/curtains/office.ar.json' with { type: 'json' };
import categoriesCurtainsOfficeFile from './categories/curtains/office.json' with { type: 'json' };
import categoriesCurtainsRollerArFile from './categories/curtains/roller.ar.json' with { type: 'json' };
import categoriesCurtainsRollerFile from './categories/curtains/roller.json' with { type: 'json' };
import categoriesCurtainsWaveArFile from './categories/curtains/wave.ar.json' with { type: 'json' };
import categoriesCurtainsWaveFile from './categories/curtains/wave.json' with { type: 'json' };
import categoriesCurtainsWindowsArFile from './categories/curtains/windows.ar.json' with { type: 'json' };
import categoriesCurtainsWindowsFile from './categories/curtains/windows.json' with { type: 'json' };
import clientsAlSaddArFile from './clients/al-sadd.ar.json' with { type: 'json' };
import clientsAlSaddFile from './clients/al-sadd.json' with { type: 'json' };
import clientsCornicheArFile from './clients/corniche.ar.json' with { type: 'json' };
import clientsCornicheFile from './clients/corniche.json' with { type: 'json' };
import clientsDhowHallArFile from './clients/dhow-hall.ar.json' with { type: 'json' };
import clientsDhowHallFile from './clients/dhow-hall.json' with { type: 'json' };
import clientsDukhanArFile from './clients/dukhan.ar.json' with { type: 'json' };
import clientsDukhanFile from './clients/dukhan.json' with { type: 'json' };
import clientsDuneYardArFile from './clients/dune-yard.ar.json' with { type: 'json' };
import clientsDuneYardFile from './clients/dune-yard.json' with { type: 'json' };
import clientsKhorLoftArFile from './clients/khor-loft.ar.json' with { type: 'json' };
import clientsKhorLoftFile from './clients/khor-loft.json' with { type: 'json' };
import clientsLagoon4ArFile from './clients/lagoon-4.ar.json' with { type: 'json' };
import clientsLagoon4File from './clients/lagoon-4.json' with { type: 'json' };
import clientsLusail9ArFile from './clients/lusail-9.ar.json' with { type: 'json' };
import clientsLusail9File from './clients/lusail-9.json' with { type: 'json' };
import clientsPearlRowArFile from './clients/pearl-row.ar.json' with { type: 'json' };
import clientsPearlRowFile from './clients/pearl-row.json' with { type: 'json' };
import clientsQuay3ArFile from './clients/quay-3.ar.json' with { type: 'json' };
import clientsQuay3File from './clients/quay-3.json' with { type: 'json' };
import clientsStarInnArFile from './clients/star-inn.ar.json' with { type: 'json' };
import clientsStarInnFile from './clients/star-inn.json' with { type: 'json' };
import clientsTower12ArFile from './clients/tower-12.ar.json' with { type: 'json' };
import clientsTower12File from './clients/tower-12.json' with { type: 'json' };
import clientsTwinLeafArFile from './clients/twin-leaf.ar.json' with { type: 'json' };
import clientsTwinLeafFile from './clients/twin-leaf.json' with { type: 'json' };
import clientsUmmBabArFile from './clients/umm-bab.ar.json' with { type: 'json' };
import clientsUmmBabFile from './clients/umm-bab.json' with { type: 'json' };
import clientsWakraInnArFile from './clients/wakra-inn.ar.json' with { type: 'json' };
import clientsWakraInnFile from './clients/wakra-inn.json' with { type: 'json' };
import clothArFile from './cloth.ar.json' with { type: 'json' };
import clothFile from './cloth.json' with { type: 'json' };
import faqAluminiumArFile from './faq/aluminium.ar.json' with { type: 'json' };
import faqAluminiumFile from './faq/aluminium.json' with { type: 'json' };
import faqBlackoutArFile from './faq/blackout.ar.json' with { type: 'json' };
import faqBlackoutFile from './faq/blackout.json' with { type: 'json' };
import faqBlindsCareArFile from './faq/blinds-care.ar.json' with { type: 'json' };
import faqBlindsCareFile from './faq/blinds-care.json' with { type: 'json' };
import faqCabinetsAndBedsArFile from './faq/cabinets-and-beds.ar.json' with { type: 'json' };
import faqCabinetsAndBedsFile from './faq/cabinets-and-beds.json' with { type: 'json' };
import faqCarpetsAndFlooringArFile from './faq/carpets-and-flooring.ar.json' with { type: 'json' };
import faqCarpetsAndFlooringFile from './faq/carpets-and-flooring.json' with { type: 'json' };
import faqChildSafetyArFile from './faq/child-safety.ar.json' with { type: 'json' };
import faqChildSafetyFile from './faq/child-safety.json' with { type: 'json' };
import faqDeliveryArFile from './faq/delivery.ar.json' with { type: 'json' };
import faqDeliveryFile from './faq/delivery.json' with { type: 'json' };
import faqFabricCareArFile from './faq/fabric-care.ar.json' with { type: 'json' };
import faqFabricCareFile from './faq/fabric-care.json' with { type: 'json' };
import faqHeatAndSunArFile from './faq/heat-and-sun.ar.json' with { type: 'json' };
import faqHeatAndSunFile from './faq/heat-and-sun.json' with { type: 'json' };
import faqHiringUsArFile from './faq/hiring-us.ar.json' with { type: 'json' };
import faqHiringUsFile from './faq/hiring-us.json' with { type: 'json' };
import faqHotelsArFile from './faq/hotels.ar.json' with { type: 'json' };
import faqHotelsFile from './faq/hotels.json' with { type: 'json' };
import faqMajlisArFile from './faq/majlis.ar.json' with { type: 'json' };
import faqMajlisFile from './faq/majlis.json' with { type: 'json' };
import faqMeasuringArFile from './faq/measuring.ar.json' with { type: 'json' };
import faqMeasuringFile from './faq/measuring.json' with { type: 'json' };
import faqMotorsArFile from './faq/motors.ar.json' with { type: 'json' };
import faqMotorsFile from './faq/motors.json' with { type: 'json' };
import faqOfficesArFile from './faq/offices.ar.json' with { type: 'json' };
import faqOfficesFile from './faq/offices.json' with { type: 'json' };
import faqPaymentArFile from './faq/payment.ar.json' with { type: 'json' };
import faqPaymentFile from './faq/payment.json' with { type: 'json' };
import faqPricesArFile from './faq/prices.ar.json' with { type: 'json' };
import faqPricesFile from './faq/prices.json' with { type: 'json' };
import faqPrivacyAndSheersArFile from './faq/privacy-and-sheers.ar.json' with { type: 'json' };
import faqPrivacyAndSheersFile from './faq/privacy-and-sheers.json' with { type: 'json' };
import faqRefundsArFile from './faq/refunds.ar.json' with { type: 'json' };
import faqRefundsFile from './faq/refunds.json' with { type: 'json' };
import faqRentedFlatsArFile from './faq/rented-flats.ar.json' with { type: 'json' };
import faqRentedFlatsFile from './faq/rented-flats.json' with { type: 'json' };
import faqRevisionsArFile from './faq/revisions.ar.json' with { type: 'json' };
import faqRevisionsFile from './faq/revisions.json' with { type: 'json' };
import faqSofasArFile from './faq/sofas.ar.json' with { type: 'json' };
import faqSofasFile from './faq/sofas.json' with { type: 'json' };
import faqVillasArFile from './faq/villas.ar.json' with { type: 'json' };
import faqVillasFile from './faq/villas.json' with { type: 'json' };
import faqWallpaperArFile from './faq/wallpaper.ar.json' with { type: 'json' };
import faqWallpaperFile from './faq/wallpaper.json' with { type: 'json' };
import faqWaveAndPleatsArFile from './faq/wave-and-pleats.ar.json' with { type: 'json' };
import faqWaveAndPleatsFile from './faq/wave-and-pleats.json' with { type: 'json' };
import filmsBedroomDrawingArFile from './films/bedroom-drawing.ar.json' with { type: 'json' };
import filmsBedroomDrawingFile from './films/bedroom-drawing.json' with { type: 'json' };
import filmsBlackoutBlindLoweringArFile from './films/blackout-blind-lowering.ar.json' with { type: 'json' };
import filmsBlackoutBlindLoweringFile from './films/blackout-blind-lowering.json' with { type: 'json' };
import filmsBlackoutClosingArFile from './films/blackout-closing.ar.json' with { type: 'json' };
import filmsBlackoutClosingFile from './films/blackout-closing.json' with { type: 'json' };
import filmsCurtainOpeningArFile from './films/curtain-opening.ar.json' with { type: 'json' };
import filmsCurtainOpeningFile from './films/curtain-opening.json' with { type: 'json' };
import filmsHotelEveningArFile from './films/hotel-evening.ar.json' with { type: 'json' };
import filmsHotelEveningFile from './films/hotel-evening.json' with { type: 'json' };
import filmsLivingClosingArFile from './films/living-closing.ar.json' with { type: 'json' };
import filmsLivingClosingFile from './films/living-closing.json' with { type: 'json' };
import filmsOfficeDrawingArFile from './films/office-drawing.ar.json' with { type: 'json' };
import filmsOfficeDrawingFile from './films/office-drawing.json' with { type: 'json' };
import filmsOfficeScreensArFile from './films/office-screens.ar.json' with { type: 'json' };
import filmsOfficeScreensFile from './films/office-screens.json' with { type: 'json' };
import filmsRollerDoorsArFile from './films/roller-doors.ar.json' with { type: 'json' };
import filmsRollerDoorsFile from './films/roller-doors.json' with { type: 'json' };
import filmsRollerLoweringArFile from './films/roller-lowering.ar.json' with { type: 'json' };
import filmsRollerLoweringFile from './films/roller-lowering.json' with { type: 'json' };
import filmsRomanRaisingArFile from './films/roman-raising.ar.json' with { type: 'json' };
import filmsRomanRaisingFile from './films/roman-raising.json' with { type: 'json' };
import filmsVenetianTiltArFile from './films/venetian-tilt.ar.json' with { type: 'json' };
import filmsVenetianTiltFile from './films/venetian-tilt.json' with { type: 'json' };
import filmsVerticalTurnArFile from './films/vertical-turn.ar.json' with { type: 'json' };
import filmsVerticalTurnFile from './films/vertical-turn.json' with { type: 'json' };
import filmsWaveDrawingArFile from './films/wave-drawing.ar.json' with { type: 'json' };
import filmsWaveDrawingFile from './films/wave-drawing.json' with { type: 'json' };
import filmsWindowDrawingArFile from './films/window-drawing.ar.json' with { type: 'json' };
import filmsWindowDrawingFile from './films/window-drawing.json' with { type: 'json' };
import pagesAboutArFile from './pages/about.ar.json' with { type: 'json' };
import pagesAboutFile from './pages/about.json' with { type: 'json' };
import pagesBlindsArFile from './pages/blinds.ar.json' with { type: 'json' };
import pagesBlindsFile from './pages/blinds.json' with { type: 'json' };
import pagesBlogArFile from './pages/blog.ar.json' with { type: 'json' };
import pagesBlogFile from './pages/blog.json' with { type: 'json' };
import pagesContactArFile from './pages/contact.ar.json' with { type: 'json' };
import pagesContactFile from './pages/contact.json' with { type: 'json' };
import pagesCurtainsArFile from './pages/curtains.ar.json' with { type: 'json' };
import pagesCurtainsFile from './pages/curtains.json' with { type: 'json' };
import pagesFaqArFile from './pages/faq.ar.json' with { type: 'json' };
import pagesFaqFile from './pages/faq.json' with { type: 'json' };
import pagesGalleryArFile from './pages/gallery.ar.json' with { type: 'json' };
import pagesGalleryFile from './pages/gallery.json' with { type: 'json' };
import pagesHomeArFile from './pages/home.ar.json' with { type: 'json' };
import pagesHomeFile from './pages/home.json' with { type: 'json' };
import pagesPortfolioArFile from './pages/portfolio.ar.json' with { type: 'json' };
import pagesPortfolioFile from './pages/portfolio.json' with { type: 'json' };
import pagesServiceArFile from './pages/service.ar.json' with { type: 'json' };
import pagesServiceFile from './pages/service.json' with { type: 'json' };
import pagesTermsArFile from './pages/terms.ar.json' with { type: 'json' };
import pagesTermsFile from './pages/terms.json' with { type: 'json' };
import picturesAluminiumDetailBarsArFile from './pictures/aluminium-detail-bars.ar.json' with { type: 'json' };
import picturesAluminiumDetailBarsFile from './pictures/aluminium-detail-bars.json' with { type: 'json' };
import picturesAluminiumDetailHandlesArFile from './pictures/aluminium-detail-handles.ar.json' with { type: 'json' };
import picturesAluminiumDetailHandlesFile from './pictures/aluminium-detail-handles.json' with { type: 'json' };
import picturesBedsDetailBaseArFile from './pictures/beds-detail-base.ar.json' with { type: 'json' };
import picturesBedsDetailBaseFile from './pictures/beds-detail-base.json' with { type: 'json' };
import picturesBedsDetailHeadboardArFile from './pictures/beds-detail-headboard.ar.json' with { type: 'json' };
import picturesBedsDetailHeadboardFile from './pictures/beds-detail-headboard.json' with { type: 'json' };
import picturesBlindsBlackout1ArFile from './pictures/blinds-blackout-1.ar.json' with { type: 'json' };
import picturesBlindsBlackout1File from './pictures/blinds-blackout-1.json' with { type: 'json' };
import picturesBlindsBlackout2ArFile from './pictures/blinds-blackout-2.ar.json' with { type: 'json' };
import picturesBlindsBlackout2File from './pictures/blinds-blackout-2.json' with { type: 'json' };
import picturesBlindsBlackout3ArFile from './pictures/blinds-blackout-3.ar.json' with { type: 'json' };
import picturesBlindsBlackout3File from './pictures/blinds-blackout-3.json' with { type: 'json' };
import picturesBlindsBlackoutHeroArFile from './pictures/blinds-blackout-hero.ar.json' with { type: 'json' };
import picturesBlindsBlackoutHeroFile from './pictures/blinds-blackout-hero.json' with { type: 'json' };
import picturesBlindsHeroArFile from './pictures/blinds-hero.ar.json' with { type: 'json' };
import picturesBlindsHeroFile from './pictures/blinds-hero.json' with { type: 'json' };
import picturesBlindsOffice1ArFile from './pictures/blinds-office-1.ar.json' with { type: 'json' };
import picturesBlindsOffice1File from './pictures/blinds-office-1.json' with { type: 'json' };
import picturesBlindsOffice2ArFile from './pictures/blinds-office-2.ar.json' with { type: 'json' };
import picturesBlindsOffice2File from './pictures/blinds-office-2.json' with { type: 'json' };
import picturesBlindsOffice3ArFile from './pictures/blinds-office-3.ar.json' with { type: 'json' };
import picturesBlindsOffice3File from './pictures/blinds-office-3.json' with { type: 'json' };
import picturesBlindsOfficeHeroArFile from './pictures/blinds-office-hero.ar.json' with { type: 'json' };
import picturesBlindsOfficeHeroFile from './pictures/blinds-office-hero.json' with { type: 'json' };
import picturesBlindsRoller1ArFile from './pictures/blinds-roller-1.ar.json' with { type: 'json' };
import picturesBlindsRoller1File from './pictures/blinds-roller-1.json' with { type: 'json' };
import picturesBlindsRoller2ArFile from './pictures/blinds-roller-2.ar.json' with { type: 'json' };
import picturesBlindsRoller2File from './pictures/blinds-roller-2.json' with { type: 'json' };
import picturesBlindsRoller3ArFile from './pictures/blinds-roller-3.ar.json' with { type: 'json' };
import picturesBlindsRoller3File from './pictures/blinds-roller-3.json' with { type: 'json' };
import picturesBlindsRollerHeroArFile from './pictures/blinds-roller-hero.ar.json' with { type: 'json' };
import picturesBlindsRollerHeroFile from './pictures/blinds-roller-hero.json' with { type: 'json' };
import picturesBlindsVenetian1ArFile from './pictures/blinds-venetian-1.ar.json' with { type: 'json' };
import picturesBlindsVenetian1File from './pictures/blinds-venetian-1.json' with { type: 'json' };
import picturesBlindsVenetian2ArFile from './pictures/blinds-venetian-2.ar.json' with { type: 'json' };
import picturesBlindsVenetian2File from './pictures/blinds-venetian-2.json' with { type: 'json' };
import picturesBlindsVenetian3ArFile from './pictures/blinds-venetian-3.ar.json' with { type: 'json' };
import picturesBlindsVenetian3File from './pictures/blinds-venetian-3.json' with { type: 'json' };
import picturesBlindsVenetianHeroArFile from './pictures/blinds-venetian-hero.ar.json' with { type: 'json' };
import picturesBlindsVenetianHeroFile from './pictures/blinds-venetian-hero.json' with { type: 'json' };
import picturesBlindsVertical1ArFile from './pictures/blinds-vertical-1.ar.json' with { type: 'json' };
import picturesBlindsVertical1File from './pictures/blinds-vertical-1.json' with { type: 'json' };
import picturesBlindsVertical2ArFile from './pictures/blinds-vertical-2.ar.json' with { type: 'json' };
import picturesBlindsVertical2File from './pictures/blinds-vertical-2.json' with { type: 'json' };
import picturesBlindsVertical3ArFile from './pictures/blinds-vertical-3.ar.json' with { type: 'json' };
import picturesBlindsVertical3File from './pictures/blinds-vertical-3.json' with { type: 'json' };
import picturesBlindsVerticalHeroArFile from './pictures/blinds-vertical-hero.ar.json' with { type: 'json' };
import picturesBlindsVerticalHeroFile from './pictures/blinds-vertical-hero.json' with { type: 'json' };
import picturesBlindsWindow1ArFile from './pictures/blinds-window-1.ar.json' with { type: 'json' };
import picturesBlindsWindow1File from './pictures/blinds-window-1.json' with { type: 'json' };
import picturesBlindsWindow2ArFile from './pictures/blinds-window-2.ar.json' with { type: 'json' };
import picturesBlindsWindow2File from './pictures/blinds-window-2.json' with { type: 'json' };
import picturesBlindsWindow3ArFile from './pictures/blinds-window-3.ar.json' with { type: 'json' };
import picturesBlindsWindow3File from './pictures/blinds-window-3.json' with { type: 'json' };
import picturesBlindsWindowHeroArFile from './pictures/blinds-window-hero.ar.json' with { type: 'json' };
import picturesBlindsWindowHeroFile from './pictures/blinds-window-hero.json' with { type: 'json' };
import picturesCabinetsDetailDoorsArFile from './pictures/cabinets-detail-doors.ar.json' with { type: 'json' };
import picturesCabinetsDetailDoorsFile from './pictures/cabinets-detail-doors.json' with { type: 'json' };
import picturesCabinetsDetailWardrobeArFile from './pictures/cabinets-detail-wardrobe.ar.json' with { type: 'json' };
import picturesCabinetsDetailWardrobeFile from './pictures/cabinets-detail-wardrobe.json' with { type: 'json' };
import picturesCarpetsDetailBorderArFile from './pictures/carpets-detail-border.ar.json' with { type: 'json' };
import picturesCarpetsDetailBorderFile from './pictures/carpets-detail-border.json' with { type: 'json' };
import picturesCarpetsDetailMedallionArFile from './pictures/carpets-detail-medallion.ar.json' with { type: 'json' };
import picturesCarpetsDetailMedallionFile from './pictures/carpets-detail-medallion.json' with { type: 'json' };
import picturesCurtainsBedroom1ArFile from './pictures/curtains-bedroom-1.ar.json' with { type: 'json' };
import picturesCurtainsBedroom1File from './pictures/curtains-bedroom-1.json' with { type: 'json' };
import picturesCurtainsBedroom2ArFile from './pictures/curtains-bedroom-2.ar.json' with { type: 'json' };
import picturesCurtainsBedroom2File from './pictures/curtains-bedroom-2.json' with { type: 'json' };
import picturesCurtainsBedroom3ArFile from './pictures/curtains-bedroom-3.ar.json' with { type: 'json' };
import picturesCurtainsBedroom3File from './pictures/curtains-bedroom-3.json' with { type: 'json' };
import picturesCurtainsBedroomHeroArFile from './pictures/curtains-bedroom-hero.ar.json' with { type: 'json' };
import picturesCurtainsBedroomHeroFile from './pictures/curtains-bedroom-hero.json' with { type: 'json' };
import picturesCurtainsBedroomTallArFile from './pictures/curtains-bedroom-tall.ar.json' with { type: 'json' };
import picturesCurtainsBedroomTallFile from './pictures/curtains-bedroom-tall.json' with { type: 'json' };
import picturesCurtainsBlackout1ArFile from './pictures/curtains-blackout-1.ar.json' with { type: 'json' };
import picturesCurtainsBlackout1File from './pictures/curtains-blackout-1.json' with { type: 'json' };
import picturesCurtainsBlackout2ArFile from './pictures/curtains-blackout-2.ar.json' with { type: 'json' };
import picturesCurtainsBlackout2File from './pictures/curtains-blackout-2.json' with { type: 'json' };
import picturesCurtainsBlackout3ArFile from './pictures/curtains-blackout-3.ar.json' with { type: 'json' };
import picturesCurtainsBlackout3File from './pictures/curtains-blackout-3.json' with { type: 'json' };
import picturesCurtainsBlackoutHeroArFile from './pictures/curtains-blackout-hero.ar.json' with { type: 'json' };
import picturesCurtainsBlackoutHeroFile from './pictures/curtains-blackout-hero.json' with { type: 'json' };
import picturesCurtainsBlackoutTallArFile from './pictures/curtains-blackout-tall.ar.json' with { type: 'json' };
import picturesCurtainsBlackoutTallFile from './pictures/curtains-blackout-tall.json' with { type: 'json' };
import picturesCurtainsHeroArFile from './pictures/curtains-hero.ar.json' with { type: 'json' };
import picturesCurtainsHeroFile from './pictures/curtains-hero.json' with { type: 'json' };
import picturesCurtainsHotel1ArFile from './pictures/curtains-hotel-1.ar.json' with { type: 'json' };
import picturesCurtainsHotel1File from './pictures/curtains-hotel-1.json' with { type: 'json' };
import picturesCurtainsHotel2ArFile from './pictures/curtains-hotel-2.ar.json' with { type: 'json' };
import picturesCurtainsHotel2File from './pictures/curtains-hotel-2.json' with { type: 'json' };
import picturesCurtainsHotel3ArFile from './pictures/curtains-hotel-3.ar.json' with { type: 'json' };
import picturesCurtainsHotel3File from './pictures/curtains-hotel-3.json' with { type: 'json' };
import picturesCurtainsHotelHeroArFile from './pictures/curtains-hotel-hero.ar.json' with { type: 'json' };
import picturesCurtainsHotelHeroFile from './pictures/curtains-hotel-hero.json' with { type: 'json' };
import picturesCurtainsLivingroom1ArFile from './pictures/curtains-livingroom-1.ar.json' with { type: 'json' };
import picturesCurtainsLivingroom1File from './pictures/curtains-livingroom-1.json' with { type: 'json' };
import picturesCurtainsLivingroom2ArFile from './pictures/curtains-livingroom-2.ar.json' with { type: 'json' };
import picturesCurtainsLivingroom2File from './pictures/curtains-livingroom-2.json' with { type: 'json' };
import picturesCurtainsLivingroom3ArFile from './pictures/curtains-livingroom-3.ar.json' with { type: 'json' };
import picturesCurtainsLivingroom3File from './pictures/curtains-livingroom-3.json' with { type: 'json' };
import picturesCurtainsLivingroomHeroArFile from './pictures/curtains-livingroom-hero.ar.json' with { type: 'json' };
import picturesCurtainsLivingroomHeroFile from './pictures/curtains-livingroom-hero.json' with { type: 'json' };
import picturesCurtainsLivingroomTallArFile from './pictures/curtains-livingroom-tall.ar.json' with { type: 'json' };
import picturesCurtainsLivingroomTallFile from './pictures/curtains-livingroom-tall.json' with { type: 'json' };
import picturesCurtainsOffice1ArFile from './pictures/curtains-office-1.ar.json' with { type: 'json' };
import picturesCurtainsOffice1File from './pictures/curtains-office-1.json' with { type: 'json' };
import picturesCurtainsOffice2ArFile from './pictures/curtains-office-2.ar.json' with { type: 'json' };
import picturesCurtainsOffice2File from './pictures/curtains-office-2.json' with { type: 'json' };
import picturesCurtainsOffice3ArFile from './pictures/curtains-office-3.ar.json' with { type: 'json' };
import picturesCurtainsOffice3File from './pictures/curtains-office-3.json' with { type: 'json' };
import picturesCurtainsOfficeHeroArFile from './pictures/curtains-office-hero.ar.json' with { type: 'json' };
import picturesCurtainsOfficeHeroFile from './pictures/curtains-office-hero.json' with { type: 'json' };
import picturesCurtainsRoller1ArFile from './pictures/curtains-roller-1.ar.json' with { type: 'json' };
import picturesCurtainsRoller1File from './pictures/curtains-roller-1.json' with { type: 'json' };
import picturesCurtainsRoller2ArFile from './pictures/curtains-roller-2.ar.json' with { type: 'json' };
import picturesCurtainsRoller2File from './pictures/curtains-roller-2.json' with { type: 'json' };
import picturesCurtainsRoller3ArFile from './pictures/curtains-roller-3.ar.json' with { type: 'json' };
import picturesCurtainsRoller3File from './pictures/curtains-roller-3.json' with { type: 'json' };
import picturesCurtainsRollerHeroArFile from './pictures/curtains-roller-hero.ar.json' with { type: 'json' };
import picturesCurtainsRollerHeroFile from './pictures/curtains-roller-hero.json' with { type: 'json' };
import picturesCurtainsWave1ArFile from './pictures/curtains-wave-1.ar.json' with { type: 'json' };
import picturesCurtainsWave1File from './pictures/curtains-wave-1.json' with { type: 'json' };
import picturesCurtainsWave2ArFile from './pictures/curtains-wave-2.ar.json' with { type: 'json' };
import picturesCurtainsWave2File from './pictures/curtains-wave-2.json' with { type: 'json' };
import picturesCurtainsWave3ArFile from './pictures/curtains-wave-3.ar.json' with { type: 'json' };
import picturesCurtainsWave3File from './pictures/curtains-wave-3.json' with { type: 'json' };
import picturesCurtainsWaveHeroArFile from './pictures/curtains-wave-hero.ar.json' with { type: 'json' };
import picturesCurtainsWaveHeroFile from './pictures/curtains-wave-hero.json' with { type: 'json' };
import picturesCurtainsWaveTallArFile from './pictures/curtains-wave-tall.ar.json' with { type: 'json' };
import picturesCurtainsWaveTallFile from './pictures/curtains-wave-tall.json' with { type: 'json' };
import picturesCurtainsWindows1ArFile from './pictures/curtains-windows-1.ar.json' with { type: 'json' };
import picturesCurtainsWindows1File from './pictures/curtains-windows-1.json' with { type: 'json' };
import picturesCurtainsWindows2ArFile from './pictures/curtains-windows-2.ar.json' with { type: 'json' };
import picturesCurtainsWindows2File from './pictures/curtains-windows-2.json' with { type: 'json' };
import picturesCurtainsWindows3ArFile from './pictures/curtains-windows-3.ar.json' with { type: 'json' };
import picturesCurtainsWindows3File from './pictures/curtains-windows-3.json' with { type: 'json' };
import picturesCurtainsWindowsHeroArFile from './pictures/curtains-windows-hero.ar.json' with { type: 'json' };
import picturesCurtainsWindowsHeroFile from './pictures/curtains-windows-hero.json' with { type: 'json' };
import picturesFlooringDetailBoardsArFile from './pictures/flooring-detail-boards.ar.json' with { type: 'json' };
import picturesFlooringDetailBoardsFile from './pictures/flooring-detail-boards.json' with { type: 'json' };
import picturesFlooringDetailWalnutArFile from './pictures/flooring-detail-walnut.ar.json' with { type: 'json' };
import picturesFlooringDetailWalnutFile from './pictures/flooring-detail-walnut.json' with { type: 'json' };
import picturesGalleryHeroArFile from './pictures/gallery-hero.ar.json' with { type: 'json' };
import picturesGalleryHeroFile from './pictures/gallery-hero.json' with { type: 'json' };
import picturesHomeHeroBlindsArFile from './pictures/home-hero-blinds.ar.json' with { type: 'json' };
import picturesHomeHeroBlindsFile from './pictures/home-hero-blinds.json' with { type: 'json' };
import picturesHomeHeroBlindsTallArFile from './pictures/home-hero-blinds-tall.ar.json' with { type: 'json' };
import picturesHomeHeroBlindsTallFile from './pictures/home-hero-blinds-tall.json' with { type: 'json' };
import picturesHomeHeroCurtainsArFile from './pictures/home-hero-curtains.ar.json' with { type: 'json' };
import picturesHomeHeroCurtainsFile from './pictures/home-hero-curtains.json' with { type: 'json' };
import picturesHomeHeroCurtainsTallArFile from './pictures/home-hero-curtains-tall.ar.json' with { type: 'json' };
import picturesHomeHeroCurtainsTallFile from './pictures/home-hero-curtains-tall.json' with { type: 'json' };
import picturesHomeHeroUpholsteryArFile from './pictures/home-hero-upholstery.ar.json' with { type: 'json' };
import picturesHomeHeroUpholsteryFile from './pictures/home-hero-upholstery.json' with { type: 'json' };
import picturesHomeHeroUpholsteryTallArFile from './pictures/home-hero-upholstery-tall.ar.json' with { type: 'json' };
import picturesHomeHeroUpholsteryTallFile from './pictures/home-hero-upholstery-tall.json' with { type: 'json' };
import picturesMajlisDetailNavyArFile from './pictures/majlis-detail-navy.ar.json' with { type: 'json' };
import picturesMajlisDetailNavyFile from './pictures/majlis-detail-navy.json' with { type: 'json' };
import picturesMajlisDetailPelmetArFile from './pictures/majlis-detail-pelmet.ar.json' with { type: 'json' };
import picturesMajlisDetailPelmetFile from './pictures/majlis-detail-pelmet.json' with { type: 'json' };
import picturesMajlisDetailSeatsArFile from './pictures/majlis-detail-seats.ar.json' with { type: 'json' };
import picturesMajlisDetailSeatsFile from './pictures/majlis-detail-seats.json' with { type: 'json' };
import picturesOfficeFurnitureDetailDeskArFile from './pictures/office-furniture-detail-desk.ar.json' with { type: 'json' };
import picturesOfficeFurnitureDetailDeskFile from './pictures/office-furniture-detail-desk.json' with { type: 'json' };
import picturesProjectCurtainCatalogueArFile from './pictures/project-curtain-catalogue.ar.json' with { type: 'json' };
import picturesProjectCurtainCatalogueArabicArFile from './pictures/project-curtain-catalogue-arabic.ar.json' with { type: 'json' };
import picturesProjectCurtainCatalogueArabicFile from './pictures/project-curtain-catalogue-arabic.json' with { type: 'json' };
import picturesProjectCurtainCatalogueFile from './pictures/project-curtain-catalogue.json' with { type: 'json' };
import picturesProjectFilmGalleryArFile from './pictures/project-film-gallery.ar.json' with { type: 'json' };
import picturesProjectFilmGalleryArabicArFile from './pictures/project-film-gallery-arabic.ar.json' with { type: 'json' };
import picturesProjectFilmGalleryArabicFile from './pictures/project-film-gallery-arabic.json' with { type: 'json' };
import picturesProjectFilmGalleryFile from './pictures/project-film-gallery.json' with { type: 'json' };
import picturesProjectServicesDirectoryArFile from './pictures/project-services-directory.ar.json' with { type: 'json' };
import picturesProjectServicesDirectoryArabicArFile from './pictures/project-services-directory-arabic.ar.json' with { type: 'json' };
import picturesProjectServicesDirectoryArabicFile from './pictures/project-services-directory-arabic.json' with { type: 'json' };
import picturesProjectServicesDirectoryFile from './pictures/project-services-directory.json' with { type: 'json' };
import picturesServiceAluminium2ArFile from './pictures/service-aluminium-2.ar.json' with { type: 'json' };
import picturesServiceAluminium2File from './pictures/service-aluminium-2.json' with { type: 'json' };
import picturesServiceAluminium3ArFile from './pictures/service-aluminium-3.ar.json' with { type: 'json' };
import picturesServiceAluminium3File from './pictures/service-aluminium-3.json' with { type: 'json' };
import picturesServiceAluminiumArFile from './pictures/service-aluminium.ar.json' with { type: 'json' };
import picturesServiceAluminiumFile from './pictures/service-aluminium.json' with { type: 'json' };
import picturesServiceBeds2ArFile from './pictures/service-beds-2.ar.json' with { type: 'json' };
import picturesServiceBeds2File from './pictures/service-beds-2.json' with { type: 'json' };
import picturesServiceBeds3ArFile from './pictures/service-beds-3.ar.json' with { type: 'json' };
import picturesServiceBeds3File from './pictures/service-beds-3.json' with { type: 'json' };
import picturesServiceBedsArFile from './pictures/service-beds.ar.json' with { type: 'json' };
import picturesServiceBedsFile from './pictures/service-beds.json' with { type: 'json' };
import picturesServiceCabinets2ArFile from './pictures/service-cabinets-2.ar.json' with { type: 'json' };
import picturesServiceCabinets2File from './pictures/service-cabinets-2.json' with { type: 'json' };
import picturesServiceCabinets3ArFile from './pictures/service-cabinets-3.ar.json' with { type: 'json' };
import picturesServiceCabinets3File from './pictures/service-cabinets-3.json' with { type: 'json' };
import picturesServiceCabinetsArFile from './pictures/service-cabinets.ar.json' with { type: 'json' };
import picturesServiceCabinetsFile from './pictures/service-cabinets.json' with { type: 'json' };
import picturesServiceCarpets2ArFile from './pictures/service-carpets-2.ar.json' with { type: 'json' };
import picturesServiceCarpets2File from './pictures/service-carpets-2.json' with { type: 'json' };
import picturesServiceCarpets3ArFile from './pictures/service-carpets-3.ar.json' with { type: 'json' };
import picturesServiceCarpets3File from './pictures/service-carpets-3.json' with { type: 'json' };
import picturesServiceCarpetsArFile from './pictures/service-carpets.ar.json' with { type: 'json' };
import picturesServiceCarpetsFile from './pictures/service-carpets.json' with { type: 'json' };
import picturesServiceCurtainsArFile from './pictures/service-curtains.ar.json' with { type: 'json' };
import picturesServiceCurtainsFile from './pictures/service-curtains.json' with { type: 'json' };
import picturesServiceFlooring2ArFile from './pictures/service-flooring-2.ar.json' with { type: 'json' };
import picturesServiceFlooring2File from './pictures/service-flooring-2.json' with { type: 'json' };
import picturesServiceFlooring3ArFile from './pictures/service-flooring-3.ar.json' with { type: 'json' };
import picturesServiceFlooring3File from './pictures/service-flooring-3.json' with { type: 'json' };
import picturesServiceFlooringArFile from './pictures/service-flooring.ar.json' with { type: 'json' };
import picturesServiceFlooringFile from './pictures/service-flooring.json' with { type: 'json' };
import picturesServiceMajlis2ArFile from './pictures/service-majlis-2.ar.json' with { type: 'json' };
import picturesServiceMajlis2File from './pictures/service-majlis-2.json' with { type: 'json' };
import picturesServiceMajlis3ArFile from './pictures/service-majlis-3.ar.json' with { type: 'json' };
import picturesServiceMajlis3File from './pictures/service-majlis-3.json' with { type: 'json' };
import picturesServiceMajlisArFile from './pictures/service-majlis.ar.json' with { type: 'json' };
import picturesServiceMajlisFile from './pictures/service-majlis.json' with { type: 'json' };
import picturesServiceOfficeFurniture2ArFile from './pictures/service-office-furniture-2.ar.json' with { type: 'json' };
import picturesServiceOfficeFurniture2File from './pictures/service-office-furniture-2.json' with { type: 'json' };
import picturesServiceOfficeFurniture3ArFile from './pictures/service-office-furniture-3.ar.json' with { type: 'json' };
import picturesServiceOfficeFurniture3File from './pictures/service-office-furniture-3.json' with { type: 'json' };
import picturesServiceOfficeFurnitureArFile from './pictures/service-office-furniture.ar.json' with { type: 'json' };
import picturesServiceOfficeFurnitureFile from './pictures/service-office-furniture.json' with { type: 'json' };
import picturesServiceSofas2ArFile from './pictures/service-sofas-2.ar.json' with { type: 'json' };
import picturesServiceSofas2File from './pictures/service-sofas-2.json' with { type: 'json' };
import picturesServiceSofas3ArFile from './pictures/service-sofas-3.ar.json' with { type: 'json' };
import picturesServiceSofas3File from './pictures/service-sofas-3.json' with { type: 'json' };
import picturesServiceSofasArFile from './pictures/service-sofas.ar.json' with { type: 'json' };
import picturesServiceSofasFile from './pictures/service-sofas.json' with { type: 'json' };
import picturesServiceTvWall2ArFile from './pictures/service-tv-wall-2.ar.json' with { type: 'json' };
import picturesServiceTvWall2File from './pictures/service-tv-wall-2.json' with { type: 'json' };
import picturesServiceTvWall3ArFile from './pictures/service-tv-wall-3.ar.json' with { type: 'json' };
import picturesServiceTvWall3File from './pictures/service-tv-wall-3.json' with { type: 'json' };
import picturesServiceTvWallArFile from './pictures/service-tv-wall.ar.json' with { type: 'json' };
import picturesServiceTvWallFile from './pictures/service-tv-wall.json' with { type: 'json' };
import picturesServiceWallpaper2ArFile from './pictures/service-wallpaper-2.ar.json' with { type: 'json' };
import picturesServiceWallpaper2File from './pictures/service-wallpaper-2.json' with { type: 'json' };
import picturesServiceWallpaper3ArFile from './pictures/service-wallpaper-3.ar.json' with { type: 'json' };
import picturesServiceWallpaper3File from './pictures/service-wallpaper-3.json' with { type: 'json' };
import picturesServiceWallpaperArFile from './pictures/service-wallpaper.ar.json' with { type: 'json' };
import picturesServiceWallpaperFile from './pictures/service-wallpaper.json' with { type: 'json' };
import picturesServicesHeroArFile from './pictures/services-hero.ar.json' with { type: 'json' };
import picturesServicesHeroFile from './pictures/services-hero.json' with { type: 'json' };
import picturesServicesHeroTallArFile from './pictures/services-hero-tall.ar.json' with { type: 'json' };
import picturesServicesHeroTallFile from './pictures/services-hero-tall.json' with { type: 'json' };
import picturesShowroomArFile from './pictures/showroom.ar.json' with { type: 'json' };
import picturesShowroomFile from './pictures/showroom.json' with { type: 'json' };
import picturesSofasDetailSeatArFile from './pictures/sofas-detail-seat.ar.json' with { type: 'json' };
import picturesSofasDetailSeatFile from './pictures/sofas-detail-seat.json' with { type: 'json' };
import picturesTvWallDetailConsoleArFile from './pictures/tv-wall-detail-console.ar.json' with { type: 'json' };
import picturesTvWallDetailConsoleFile from './pictures/tv-wall-detail-console.json' with { type: 'json' };
import picturesTvWallDetailShelvesArFile from './pictures/tv-wall-detail-shelves.ar.json' with { type: 'json' };
import picturesTvWallDetailShelvesFile from './pictures/tv-wall-detail-shelves.json' with { type: 'json' };
import picturesTvWallDetailStoneArFile from './pictures/tv-wall-detail-stone.ar.json' with { type: 'json' };
import picturesTvWallDetailStoneFile from './pictures/tv-wall-detail-stone.json' with { type: 'json' };
import picturesWallpaperDetailDamaskArFile from './pictures/wallpaper-detail-damask.ar.json' with { type: 'json' };
import picturesWallpaperDetailDamaskFile from './pictures/wallpaper-detail-damask.json' with { type: 'json' };
import picturesWallpaperDetailEdgeArFile from './pictures/wallpaper-detail-edge.ar.json' with { type: 'json' };
import picturesWallpaperDetailEdgeFile from './pictures/wallpaper-detail-edge.json' with { type: 'json' };
import picturesWallpaperDetailStarArFile from './pictures/wallpaper-detail-star.ar.json' with { type: 'json' };
import picturesWallpaperDetailStarFile from './pictures/wallpaper-detail-star.json' with { type: 'json' };
import projectsCurtainCatalogueArFile from './projects/curtain-catalogue.ar.json' with { type: 'json' };
import projectsCurtainCatalogueFile from './projects/curtain-catalogue.json' with { type: 'json' };
import projectsFilmGalleryArFile from './projects/film-gallery.ar.json' with { type: 'json' };
import projectsFilmGalleryFile from './projects/film-gallery.json' with { type: 'json' };
import projectsServicesDirectoryArFile from './projects/services-directory.ar.json' with { type: 'json' };
import projectsServicesDirectoryFile from './projects/services-directory.json' with { type: 'json' };
import servicesAluminiumArFile from './services/aluminium.ar.json' with { type: 'json' };
import servicesAluminiumFile from './services/aluminium.json' with { type: 'json' };
import servicesBedsArFile from './services/beds.ar.json' with { type: 'json' };
import servicesBedsFile from './services/beds.json' with { type: 'json' };
import servicesCabinetsArFile from './services/cabinets.ar.json' with { type: 'json' };
import servicesCabinetsFile from './services/cabinets.json' with { type: 'json' };
import servicesCarpetsArFile from './services/carpets.ar.json' with { type: 'json' };
import servicesCarpetsFile from './services/carpets.json' with { type: 'json' };
import servicesCurtainsArFile from './services/curtains.ar.json' with { type: 'json' };
import servicesCurtainsFile from './services/curtains.json' with { type: 'json' };
import servicesFlooringArFile from './services/flooring.ar.json' with { type: 'json' };
import servicesFlooringFile from './services/flooring.json' with { type: 'json' };
import servicesMajlisArFile from './services/majlis.ar.json' with { type: 'json' };
import servicesMajlisFile from './services/majlis.json' with { type: 'json' };
import servicesOfficeFurnitureArFile from './services/office-furniture.ar.json' with { type: 'json' };
import servicesOfficeFurnitureFile from './services/office-furniture.json' with { type: 'json' };
import servicesSofasArFile from './services/sofas.ar.json' with { type: 'json' };
import servicesSofasFile from './services/sofas.json' with { type: 'json' };
import servicesTvWallArFile from './services/tv-wall.ar.json' with { type: 'json' };
import servicesTvWallFile from './services/tv-wall.json' with { type: 'json' };
import servicesWallpaperArFile from './services/wallpaper.ar.json' with { type: 'json' };
import servicesWallpaperFile from './services/wallpaper.json' with { type: 'json' };
import testimonialsApartmentOwnerThePearlArFile from './testimonials/apartment-owner-the-pearl.ar.json' with { type: 'json' };
import testimonialsApartmentOwnerThePearlFile from './testimonials/apartment-owner-the-pearl.json' with { type: 'json' };
import testimonialsFamilyHomeAlKhorArFile from './testimonials/family-home-al-khor.ar.json' with { type: 'json' };
import testimonialsFamilyHomeAlKhorFile from './testimonials/family-home-al-khor.json' with { type: 'json' };
import testimonialsOfficeManagerWestBayArFile from './testimonials/office-manager-west-bay.ar.json' with { type: 'json' };
import testimonialsOfficeManagerWestBayFile from './testimonials/office-manager-west-bay.json' with { type: 'json' };
import testimonialsVillaOwnerAlWaabArFile from './testimonials/villa-owner-al-waab.ar.json' with { type: 'json' };
import testimonialsVillaOwnerAlWaabFile from './testimonials/villa-owner-al-waab.json' with { type: 'json' };

export const curtains = inOrder<Category>([
  { ...categoriesCurtainsBedroomFile, kind: 'curtains', slug: 'bedroom', words: { en: categoriesCurtainsBedroomFile.words, ar: categoriesCurtainsBedroomArFile.words } },
  { ...categoriesCurtainsBlackoutFile, kind: 'curtains', slug: 'blackout', words: { en: categoriesCurtainsBlackoutFile.words, ar: categoriesCurtainsBlackoutArFile.words } },
  { ...categoriesCurtainsHotelFile, kind: 'curtains', slug: 'hotel', words: { en: categoriesCurtainsHotelFile.words, ar: categoriesCurtainsHotelArFile.words } },
  { ...categoriesCurtainsLivingroomFile, kind: 'curtains', slug: 'livingroom', words: { en: categoriesCurtainsLivingroomFile.words, ar: categoriesCurtainsLivingroomArFile.words } },
  { ...categoriesCurtainsOfficeFile, kind: 'curtains', slug: 'office', words: { en: categoriesCurtainsOfficeFile.words, ar: categoriesCurtainsOfficeArFile.words } },
  { ...categoriesCurtainsRollerFile, kind: 'curtains', slug: 'roller', words: { en: categoriesCurtainsRollerFile.words, ar: categoriesCurtainsRollerArFile.words } },
  { ...categoriesCurtainsWaveFile, kind: 'curtains', slug: 'wave', words: { en: categoriesCurtainsWaveFile.words, ar: categoriesCurtainsWaveArFile.words } },
  { ...categoriesCurtainsWindowsFile, kind: 'curtains', slug: 'windows', words: { en: categoriesCurtainsWindowsFile.words, ar: categoriesCurtainsWindowsArFile.words } },
]);

export const blinds = inOrder<Category>([
  { ...categoriesBlindsBlackoutFile, kind: 'blinds', slug: 'blackout', words: { en: categoriesBlindsBlackoutFile.words, ar: categoriesBlindsBlackoutArFile.words } },
  { ...categoriesBlindsOfficeFile, kind: 'blinds', slug: 'office', words: { en: categoriesBlindsOfficeFile.words, ar: categoriesBlindsOfficeArFile.words } },
  { ...categoriesBlindsRollerFile, kind: 'blinds', slug: 'roller', words: { en: categoriesBlindsRollerFile.words, ar: categoriesBlindsRollerArFile.words } },
  { ...categoriesBlindsVenetianFile, kind: 'blinds', slug: 'venetian', words: { en: categoriesBlindsVenetianFile.words, ar: categoriesBlindsVenetianArFile.words } },
  { ...categoriesBlindsVerticalFile, kind: 'blinds', slug: 'vertical', words: { en: categoriesBlindsVerticalFile.words, ar: categoriesBlindsVerticalArFile.words } },
  { ...categoriesBlindsWindowFile, kind: 'blinds', slug: 'window', words: { en: categoriesBlindsWindowFile.words, ar: categoriesBlindsWindowArFile.words } },
]);

export const services = inOrder<Service>([
  { ...servicesAluminiumFile, id: 'aluminium', words: { en: servicesAluminiumFile.words, ar: servicesAluminiumArFile.words } },
  { ...servicesBedsFile, id: 'beds', words: { en: servicesBedsFile.words, ar: servicesBedsArFile.words } },
  { ...servicesCabinetsFile, id: 'cabinets', words: { en: servicesCabinetsFile.words, ar: servicesCabinetsArFile.words } },
  { ...servicesCarpetsFile, id: 'carpets', words: { en: servicesCarpetsFile.words, ar: servicesCarpetsArFile.words } },
  { ...servicesCurtainsFile, id: 'curtains', words: { en: servicesCurtainsFile.words, ar: servicesCurtainsArFile.words } },
  { ...servicesFlooringFile, id: 'flooring', words: { en: servicesFlooringFile.words, ar: servicesFlooringArFile.words } },
  { ...servicesMajlisFile, id: 'majlis', words: { en: servicesMajlisFile.words, ar: servicesMajlisArFile.words } },
  { ...servicesOfficeFurnitureFile, id: 'office-furniture', words: { en: servicesOfficeFurnitureFile.words, ar: servicesOfficeFurnitureArFile.words } },
  { ...servicesSofasFile, id: 'sofas', words: { en: servicesSofasFile.words, ar: servicesSofasArFile.words } },
  { ...servicesTvWallFile, id: 'tv-wall', words: { en: servicesTvWallFile.words, ar: servicesTvWallArFile.words } },
  { ...servicesWallpaperFile, id: 'wallpaper', words: { en: servicesWallpaperFile.words, ar: servicesWallpaperArFile.words } },
]);

export const posts = inOrder<Post>([
  { ...blogFabricInADustySummerFile, id: 'fabric-in-a-dusty-summer', words: { en: blogFabricInADustySummerFile.words, ar: blogFabricInADustySummerArFile.words } },
  { ...blogLinedDimoutOrBlackoutFile, id: 'lined-dimout-or-blackout', words: { en: blogLinedDimoutOrBlackoutFile.words, ar: blogLinedDimoutOrBlackoutArFile.words } },
  { ...blogMeasureInThreePlacesFile, id: 'measure-in-three-places', words: { en: blogMeasureInThreePlacesFile.words, ar: blogMeasureInThreePlacesArFile.words } },
]);

export const projects = inOrder<Project>([
  { ...projectsCurtainCatalogueFile, id: 'curtain-catalogue', words: { en: projectsCurtainCatalogueFile.words, ar: projectsCurtainCatalogueArFile.words } },
  { ...projectsFilmGalleryFile, id: 'film-gallery', words: { en: projectsFilmGalleryFile.words, ar: projectsFilmGalleryArFile.words } },
  { ...projectsServicesDirectoryFile, id: 'services-directory', words: { en: projectsServicesDirectoryFile.words, ar: projectsServicesDirectoryArFile.words } },
]);

export const testimonials = inOrder<Testimonial>([
  { ...testimonialsApartmentOwnerThePearlFile, id: 'apartment-owner-the-pearl', words: { en: testimonialsApartmentOwnerThePearlFile.words, ar: testimonialsApartmentOwnerThePearlArFile.words } },
  { ...testimonialsFamilyHomeAlKhorFile, id: 'family-home-al-khor', words: { en: testimonialsFamilyHomeAlKhorFile.words, ar: testimonialsFamilyHomeAlKhorArFile.words } },
  { ...testimonialsOfficeManagerWestBayFile, id: 'office-manager-west-bay', words: { en: testimonialsOfficeManagerWestBayFile.words, ar: testimonialsOfficeManagerWestBayArFile.words } },
  { ...testimonialsVillaOwnerAlWaabFile, id: 'villa-owner-al-waab', words: { en: testimonialsVillaOwnerAlWaabFile.words, ar: testimonialsVillaOwnerAlWaabArFile.words } },
]);

export const clients = inOrder<ClientLogo>([
  { ...clientsAlSaddFile, id: 'al-sadd', words: { en: clientsAlSaddFile.words, ar: clientsAlSaddArFile.words } },
  { ...clientsCornicheFile, id: 'corniche', words: { en: clientsCornicheFile.words, ar: clientsCornicheArFile.words } },
  { ...clientsDhowHallFile, id: 'dhow-hall', words: { en: clientsDhowHallFile.words, ar: clientsDhowHallArFile.words } },
  { ...clientsDukhanFile, id: 'dukhan', words: { en: clientsDukhanFile.words, ar: clientsDukhanArFile.words } },
  { ...clientsDuneYardFile, id: 'dune-yard', words: { en: clientsDuneYardFile.words, ar: clientsDuneYardArFile.words } },
  { ...clientsKhorLoftFile, id: 'khor-loft', words: { en: clientsKhorLoftFile.words, ar: clientsKhorLoftArFile.words } },
  { ...clientsLagoon4File, id: 'lagoon-4', words: { en: clientsLagoon4File.words, ar: clientsLagoon4ArFile.words } },
  { ...clientsLusail9File, id: 'lusail-9', words: { en: clientsLusail9File.words, ar: clientsLusail9ArFile.words } },
  { ...clientsPearlRowFile, id: 'pearl-row', words: { en: clientsPearlRowFile.words, ar: clientsPearlRowArFile.words } },
  { ...clientsQuay3File, id: 'quay-3', words: { en: clientsQuay3File.words, ar: clientsQuay3ArFile.words } },
  { ...clientsStarInnFile, id: 'star-inn', words: { en: clientsStarInnFile.words, ar: clientsStarInnArFile.words } },
  { ...clientsTower12File, id: 'tower-12', words: { en: clientsTower12File.words, ar: clientsTower12ArFile.words } },
  { ...clientsTwinLeafFile, id: 'twin-leaf', words: { en: clientsTwinLeafFile.words, ar: clientsTwinLeafArFile.words } },
  { ...clientsUmmBabFile, id: 'umm-bab', words: { en: clientsUmmBabFile.words, ar: clientsUmmBabArFile.words } },
  { ...clientsWakraInnFile, id: 'wakra-inn', words: { en: clientsWakraInnFile.words, ar: clientsWakraInnArFile.words } },
]);

export const faqSubjects = inOrder<FaqSubject>([
  { ...faqAluminiumFile, id: 'aluminium', words: { en: faqAluminiumFile.words, ar: faqAluminiumArFile.words } },
  { ...faqBlackoutFile, id: 'blackout', words: { en: faqBlackoutFile.words, ar: faqBlackoutArFile.words } },
  { ...faqBlindsCareFile, id: 'blinds-care', words: { en: faqBlindsCareFile.words, ar: faqBlindsCareArFile.words } },
  { ...faqCabinetsAndBedsFile, id: 'cabinets-and-beds', words: { en: faqCabinetsAndBedsFile.words, ar: faqCabinetsAndBedsArFile.words } },
  { ...faqCarpetsAndFlooringFile, id: 'carpets-and-flooring', words: { en: faqCarpetsAndFlooringFile.words, ar: faqCarpetsAndFlooringArFile.words } },
  { ...faqChildSafetyFile, id: 'child-safety', words: { en: faqChildSafetyFile.words, ar: faqChildSafetyArFile.words } },
  { ...faqDeliveryFile, id: 'delivery', words: { en: faqDeliveryFile.words, ar: faqDeliveryArFile.words } },
  { ...faqFabricCareFile, id: 'fabric-care', words: { en: faqFabricCareFile.words, ar: faqFabricCareArFile.words } },
  { ...faqHeatAndSunFile, id: 'heat-and-sun', words: { en: faqHeatAndSunFile.words, ar: faqHeatAndSunArFile.words } },
  { ...faqHiringUsFile, id: 'hiring-us', words: { en: faqHiringUsFile.words, ar: faqHiringUsArFile.words } },
  { ...faqHotelsFile, id: 'hotels', words: { en: faqHotelsFile.words, ar: faqHotelsArFile.words } },
  { ...faqMajlisFile, id: 'majlis', words: { en: faqMajlisFile.words, ar: faqMajlisArFile.words } },
  { ...faqMeasuringFile, id: 'measuring', words: { en: faqMeasuringFile.words, ar: faqMeasuringArFile.words } },
  { ...faqMotorsFile, id: 'motors', words: { en: faqMotorsFile.words, ar: faqMotorsArFile.words } },
  { ...faqOfficesFile, id: 'offices', words: { en: faqOfficesFile.words, ar: faqOfficesArFile.words } },
  { ...faqPaymentFile, id: 'payment', words: { en: faqPaymentFile.words, ar: faqPaymentArFile.words } },
  { ...faqPricesFile, id: 'prices', words: { en: faqPricesFile.words, ar: faqPricesArFile.words } },
  { ...faqPrivacyAndSheersFile, id: 'privacy-and-sheers', words: { en: faqPrivacyAndSheersFile.words, ar: faqPrivacyAndSheersArFile.words } },
  { ...faqRefundsFile, id: 'refunds', words: { en: faqRefundsFile.words, ar: faqRefundsArFile.words } },
  { ...faqRentedFlatsFile, id: 'rented-flats', words: { en: faqRentedFlatsFile.words, ar: faqRentedFlatsArFile.words } },
  { ...faqRevisionsFile, id: 'revisions', words: { en: faqRevisionsFile.words, ar: faqRevisionsArFile.words } },
  { ...faqSofasFile, id: 'sofas', words: { en: faqSofasFile.words, ar: faqSofasArFile.words } },
  { ...faqVillasFile, id: 'villas', words: { en: faqVillasFile.words, ar: faqVillasArFile.words } },
  { ...faqWallpaperFile, id: 'wallpaper', words: { en: faqWallpaperFile.words, ar: faqWallpaperArFile.words } },
  { ...faqWaveAndPleatsFile, id: 'wave-and-pleats', words: { en: faqWaveAndPleatsFile.words, ar: faqWaveAndPleatsArFile.words } },
]);

export const clothGuide = entry<ClothGuide>({ ...clothFile, words: { en: clothFile.words, ar: clothArFile.words } });

export const homePage = entry<HomePage>({ ...pagesHomeFile, words: { en: pagesHomeFile.words, ar: pagesHomeArFile.words } });

export const curtainsPage = entry<CurtainsPage>({ ...pagesCurtainsFile, words: { en: pagesCurtainsFile.words, ar: pagesCurtainsArFile.words } });

export const blindsPage = entry<BlindsPage>({ ...pagesBlindsFile, words: { en: pagesBlindsFile.words, ar: pagesBlindsArFile.words } });

export const servicesPage = entry<ServicesPage>({ ...pagesServiceFile, words: { en: pagesServiceFile.words, ar: pagesServiceArFile.words } });

export const galleryPage = entry<GalleryPage>({ ...pagesGalleryFile, words: { en: pagesGalleryFile.words, ar: pagesGalleryArFile.words } });

export const portfolioPage = entry<PortfolioPage>({ ...pagesPortfolioFile, words: { en: pagesPortfolioFile.words, ar: pagesPortfolioArFile.words } });

export const blogPage = entry<BlogPage>({ ...pagesBlogFile, words: { en: pagesBlogFile.words, ar: pagesBlogArFile.words } });

export const aboutPage = entry<AboutPage>({ ...pagesAboutFile, words: { en: pagesAboutFile.words, ar: pagesAboutArFile.words } });

export const contactPage = entry<ContactPage>({ ...pagesContactFile, words: { en: pagesContactFile.words, ar: pagesContactArFile.words } });

export const faqPage = entry<FaqPage>({ ...pagesFaqFile, words: { en: pagesFaqFile.words, ar: pagesFaqArFile.words } });

export const termsPage = entry<TermsPage>({ ...pagesTermsFile, words: { en: pagesTermsFile.words, ar: pagesTermsArFile.words } });

export const pictures = byName<PictureEntry>({
  'aluminium-detail-bars': { ...picturesAluminiumDetailBarsFile, id: 'aluminium-detail-bars', words: { en: picturesAluminiumDetailBarsFile.words, ar: picturesAluminiumDetailBarsArFile.words } },
  'aluminium-detail-handles': { ...picturesAluminiumDetailHandlesFile, id: 'aluminium-detail-handles', words: { en: picturesAluminiumDetailHandlesFile.words, ar: picturesAluminiumDetailHandlesArFile.words } },
  'beds-detail-base': { ...picturesBedsDetailBaseFile, id: 'beds-detail-base', words: { en: picturesBedsDetailBaseFile.words, ar: picturesBedsDetailBaseArFile.words } },
  'beds-detail-headboard': { ...picturesBedsDetailHeadboardFile, id: 'beds-detail-headboard', words: { en: picturesBedsDetailHeadboardFile.words, ar: picturesBedsDetailHeadboardArFile.words } },
  'blinds-blackout-1': { ...picturesBlindsBlackout1File, id: 'blinds-blackout-1', words: { en: picturesBlindsBlackout1File.words, ar: picturesBlindsBlackout1ArFile.words } },
  'blinds-blackout-2': { ...picturesBlindsBlackout2File, id: 'blinds-blackout-2', words: { en: picturesBlindsBlackout2File.words, ar: picturesBlindsBlackout2ArFile.words } },
  'blinds-blackout-3': { ...picturesBlindsBlackout3File, id: 'blinds-blackout-3', words: { en: picturesBlindsBlackout3File.words, ar: picturesBlindsBlackout3ArFile.words } },
  'blinds-blackout-hero': { ...picturesBlindsBlackoutHeroFile, id: 'blinds-blackout-hero', words: { en: picturesBlindsBlackoutHeroFile.words, ar: picturesBlindsBlackoutHeroArFile.words } },
  'blinds-hero': { ...picturesBlindsHeroFile, id: 'blinds-hero', words: { en: picturesBlindsHeroFile.words, ar: picturesBlindsHeroArFile.words } },
  'blinds-office-1': { ...picturesBlindsOffice1File, id: 'blinds-office-1', words: { en: picturesBlindsOffice1File.words, ar: picturesBlindsOffice1ArFile.words } },
  'blinds-office-2': { ...picturesBlindsOffice2File, id: 'blinds-office-2', words: { en: picturesBlindsOffice2File.words, ar: picturesBlindsOffice2ArFile.words } },
  'blinds-office-3': { ...picturesBlindsOffice3File, id: 'blinds-office-3', words: { en: picturesBlindsOffice3File.words, ar: picturesBlindsOffice3ArFile.words } },
  'blinds-office-hero': { ...picturesBlindsOfficeHeroFile, id: 'blinds-office-hero', words: { en: picturesBlindsOfficeHeroFile.words, ar: picturesBlindsOfficeHeroArFile.words } },
  'blinds-roller-1': { ...picturesBlindsRoller1File, id: 'blinds-roller-1', words: { en: picturesBlindsRoller1File.words, ar: picturesBlindsRoller1ArFile.words } },
  'blinds-roller-2': { ...picturesBlindsRoller2File, id: 'blinds-roller-2', words: { en: picturesBlindsRoller2File.words, ar: picturesBlindsRoller2ArFile.words } },
  'blinds-roller-3': { ...picturesBlindsRoller3File, id: 'blinds-roller-3', words: { en: picturesBlindsRoller3File.words, ar: picturesBlindsRoller3ArFile.words } },
  'blinds-roller-hero': { ...picturesBlindsRollerHeroFile, id: 'blinds-roller-hero', words: { en: picturesBlindsRollerHeroFile.words, ar: picturesBlindsRollerHeroArFile.words } },
  'blinds-venetian-1': { ...picturesBlindsVenetian1File, id: 'blinds-venetian-1', words: { en: picturesBlindsVenetian1File.words, ar: picturesBlindsVenetian1ArFile.words } },
  'blinds-venetian-2': { ...picturesBlindsVenetian2File, id: 'blinds-venetian-2', words: { en: picturesBlindsVenetian2File.words, ar: picturesBlindsVenetian2ArFile.words } },
  'blinds-venetian-3': { ...picturesBlindsVenetian3File, id: 'blinds-venetian-3', words: { en: picturesBlindsVenetian3File.words, ar: picturesBlindsVenetian3ArFile.words } },
  'blinds-venetian-hero': { ...picturesBlindsVenetianHeroFile, id: 'blinds-venetian-hero', words: { en: picturesBlindsVenetianHeroFile.words, ar: picturesBlindsVenetianHeroArFile.words } },
  'blinds-vertical-1': { ...picturesBlindsVertical1File, id: 'blinds-vertical-1', words: { en: picturesBlindsVertical1File.words, ar: picturesBlindsVertical1ArFile.words } },
  'blinds-vertical-2': { ...picturesBlindsVertical2File, id: 'blinds-vertical-2', words: { en: picturesBlindsVertical2File.words, ar: picturesBlindsVertical2ArFile.words } },
  'blinds-vertical-3': { ...picturesBlindsVertical3File, id: 'blinds-vertical-3', words: { en: picturesBlindsVertical3File.words, ar: picturesBlindsVertical3ArFile.words } },
  'blinds-vertical-hero': { ...picturesBlindsVerticalHeroFile, id: 'blinds-vertical-hero', words: { en: picturesBlindsVerticalHeroFile.words, ar: picturesBlindsVerticalHeroArFile.words } },
  'blinds-window-1': { ...picturesBlindsWindow1File, id: 'blinds-window-1', words: { en: picturesBlindsWindow1File.words, ar: picturesBlindsWindow1ArFile.words } },
  'blinds-window-2': { ...picturesBlindsWindow2File, id: 'blinds-window-2', words: { en: picturesBlindsWindow2File.words, ar: picturesBlindsWindow2ArFile.words } },
  'blinds-window-3': { ...picturesBlindsWindow3File, id: 'blinds-window-3', words: { en: picturesBlindsWindow3File.words, ar: picturesBlindsWindow3ArFile.words } },
  'blinds-window-hero': { ...picturesBlindsWindowHeroFile, id: 'blinds-window-hero', words: { en: picturesBlindsWindowHeroFile.words, ar: picturesBlindsWindowHeroArFile.words } },
  'cabinets-detail-doors': { ...picturesCabinetsDetailDoorsFile, id: 'cabinets-detail-doors', words: { en: picturesCabinetsDetailDoorsFile.words, ar: picturesCabinetsDetailDoorsArFile.words } },
  'cabinets-detail-wardrobe': { ...picturesCabinetsDetailWardrobeFile, id: 'cabinets-detail-wardrobe', words: { en: picturesCabinetsDetailWardrobeFile.words, ar: picturesCabinetsDetailWardrobeArFile.words } },
  'carpets-detail-border': { ...picturesCarpetsDetailBorderFile, id: 'carpets-detail-border', words: { en: picturesCarpetsDetailBorderFile.words, ar: picturesCarpetsDetailBorderArFile.words } },
  'carpets-detail-medallion': { ...picturesCarpetsDetailMedallionFile, id: 'carpets-detail-medallion', words: { en: picturesCarpetsDetailMedallionFile.words, ar: picturesCarpetsDetailMedallionArFile.words } },
  'curtains-bedroom-1': { ...picturesCurtainsBedroom1File, id: 'curtains-bedroom-1', words: { en: picturesCurtainsBedroom1File.words, ar: picturesCurtainsBedroom1ArFile.words } },
  'curtains-bedroom-2': { ...picturesCurtainsBedroom2File, id: 'curtains-bedroom-2', words: { en: picturesCurtainsBedroom2File.words, ar: picturesCurtainsBedroom2ArFile.words } },
  'curtains-bedroom-3': { ...picturesCurtainsBedroom3File, id: 'curtains-bedroom-3', words: { en: picturesCurtainsBedroom3File.words, ar: picturesCurtainsBedroom3ArFile.words } },
  'curtains-bedroom-hero': { ...picturesCurtainsBedroomHeroFile, id: 'curtains-bedroom-hero', words: { en: picturesCurtainsBedroomHeroFile.words, ar: picturesCurtainsBedroomHeroArFile.words } },
  'curtains-bedroom-tall': { ...picturesCurtainsBedroomTallFile, id: 'curtains-bedroom-tall', words: { en: picturesCurtainsBedroomTallFile.words, ar: picturesCurtainsBedroomTallArFile.words } },
  'curtains-blackout-1': { ...picturesCurtainsBlackout1File, id: 'curtains-blackout-1', words: { en: picturesCurtainsBlackout1File.words, ar: picturesCurtainsBlackout1ArFile.words } },
  'curtains-blackout-2': { ...picturesCurtainsBlackout2File, id: 'curtains-blackout-2', words: { en: picturesCurtainsBlackout2File.words, ar: picturesCurtainsBlackout2ArFile.words } },
  'curtains-blackout-3': { ...picturesCurtainsBlackout3File, id: 'curtains-blackout-3', words: { en: picturesCurtainsBlackout3File.words, ar: picturesCurtainsBlackout3ArFile.words } },
  'curtains-blackout-hero': { ...picturesCurtainsBlackoutHeroFile, id: 'curtains-blackout-hero', words: { en: picturesCurtainsBlackoutHeroFile.words, ar: picturesCurtainsBlackoutHeroArFile.words } },
  'curtains-blackout-tall': { ...picturesCurtainsBlackoutTallFile, id: 'curtains-blackout-tall', words: { en: picturesCurtainsBlackoutTallFile.words, ar: picturesCurtainsBlackoutTallArFile.words } },
  'curtains-hero': { ...picturesCurtainsHeroFile, id: 'curtains-hero', words: { en: picturesCurtainsHeroFile.words, ar: picturesCurtainsHeroArFile.words } },
  'curtains-hotel-1': { ...picturesCurtainsHotel1File, id: 'curtains-hotel-1', words: { en: picturesCurtainsHotel1File.words, ar: picturesCurtainsHotel1ArFile.words } },
  'curtains-hotel-2': { ...picturesCurtainsHotel2File, id: 'curtains-hotel-2', words: { en: picturesCurtainsHotel2File.words, ar: picturesCurtainsHotel2ArFile.words } },
  'curtains-hotel-3': { ...picturesCurtainsHotel3File, id: 'curtains-hotel-3', words: { en: picturesCurtainsHotel3File.words, ar: picturesCurtainsHotel3ArFile.words } },
  'curtains-hotel-hero': { ...picturesCurtainsHotelHeroFile, id: 'curtains-hotel-hero', words: { en: picturesCurtainsHotelHeroFile.words, ar: picturesCurtainsHotelHeroArFile.words } },
  'curtains-livingroom-1': { ...picturesCurtainsLivingroom1File, id: 'curtains-livingroom-1', words: { en: picturesCurtainsLivingroom1File.words, ar: picturesCurtainsLivingroom1ArFile.words } },
  'curtains-livingroom-2': { ...picturesCurtainsLivingroom2File, id: 'curtains-livingroom-2', words: { en: picturesCurtainsLivingroom2File.words, ar: picturesCurtainsLivingroom2ArFile.words } },
  'curtains-livingroom-3': { ...picturesCurtainsLivingroom3File, id: 'curtains-livingroom-3', words: { en: picturesCurtainsLivingroom3File.words, ar: picturesCurtainsLivingroom3ArFile.words } },
  'curtains-livingroom-hero': { ...picturesCurtainsLivingroomHeroFile, id: 'curtains-livingroom-hero', words: { en: picturesCurtainsLivingroomHeroFile.words, ar: picturesCurtainsLivingroomHeroArFile.words } },
  'curtains-livingroom-tall': { ...picturesCurtainsLivingroomTallFile, id: 'curtains-livingroom-tall', words: { en: picturesCurtainsLivingroomTallFile.words, ar: picturesCurtainsLivingroomTallArFile.words } },
  'curtains-office-1': { ...picturesCurtainsOffice1File, id: 'curtains-office-1', words: { en: picturesCurtainsOffice1File.words, ar: picturesCurtainsOffice1ArFile.words } },
  'curtains-office-2': { ...picturesCurtainsOffice2File, id: 'curtains-office-2', words: { en: picturesCurtainsOffice2File.words, ar: picturesCurtainsOffice2ArFile.words } },
  'curtains-office-3': { ...picturesCurtainsOffice3File, id: 'curtains-office-3', words: { en: picturesCurtainsOffice3File.words, ar: picturesCurtainsOffice3ArFile.words } },
  'curtains-office-hero': { ...picturesCurtainsOfficeHeroFile, id: 'curtains-office-hero', words: { en: picturesCurtainsOfficeHeroFile.words, ar: picturesCurtainsOfficeHeroArFile.words } },
  'curtains-roller-1': { ...picturesCurtainsRoller1File, id: 'curtains-roller-1', words: { en: picturesCurtainsRoller1File.words, ar: picturesCurtainsRoller1ArFile.words } },
  'curtains-roller-2': { ...picturesCurtainsRoller2File, id: 'curtains-roller-2', words: { en: picturesCurtainsRoller2File.words, ar: picturesCurtainsRoller2ArFile.words } },
  'curtains-roller-3': { ...picturesCurtainsRoller3File, id: 'curtains-roller-3', words: { en: picturesCurtainsRoller3File.words, ar: picturesCurtainsRoller3ArFile.words } },
  'curtains-roller-hero': { ...picturesCurtainsRollerHeroFile, id: 'curtains-roller-hero', words: { en: picturesCurtainsRollerHeroFile.words, ar: picturesCurtainsRollerHeroArFile.words } },
  'curtains-wave-1': { ...picturesCurtainsWave1File, id: 'curtains-wave-1', words: { en: picturesCurtainsWave1File.words, ar: picturesCurtainsWave1ArFile.words } },
  'curtains-wave-2': { ...picturesCurtainsWave2File, id: 'curtains-wave-2', words: { en: picturesCurtainsWave2File.words, ar: picturesCurtainsWave2ArFile.words } },
  'curtains-wave-3': { ...picturesCurtainsWave3File, id: 'curtains-wave-3', words: { en: picturesCurtainsWave3File.words, ar: picturesCurtainsWave3ArFile.words } },
  'curtains-wave-hero': { ...picturesCurtainsWaveHeroFile, id: 'curtains-wave-hero', words: { en: picturesCurtainsWaveHeroFile.words, ar: picturesCurtainsWaveHeroArFile.words } },
  'curtains-wave-tall': { ...picturesCurtainsWaveTallFile, id: 'curtains-wave-tall', words: { en: picturesCurtainsWaveTallFile.words, ar: picturesCurtainsWaveTallArFile.words } },
  'curtains-windows-1': { ...picturesCurtainsWindows1File, id: 'curtains-windows-1', words: { en: picturesCurtainsWindows1File.words, ar: picturesCurtainsWindows1ArFile.words } },
  'curtains-windows-2': { ...picturesCurtainsWindows2File, id: 'curtains-windows-2', words: { en: picturesCurtainsWindows2File.words, ar: picturesCurtainsWindows2ArFile.words } },
  'curtains-windows-3': { ...picturesCurtainsWindows3File, id: 'curtains-windows-3', words: { en: picturesCurtainsWindows3File.words, ar: picturesCurtainsWindows3ArFile.words } },
  'curtains-windows-hero': { ...picturesCurtainsWindowsHeroFile, id: 'curtains-windows-hero', words: { en: picturesCurtainsWindowsHeroFile.words, ar: picturesCurtainsWindowsHeroArFile.words } },
  'flooring-detail-boards': { ...picturesFlooringDetailBoardsFile, id: 'flooring-detail-boards', words: { en: picturesFlooringDetailBoardsFile.words, ar: picturesFlooringDetailBoardsArFile.words } },
  'flooring-detail-walnut': { ...picturesFlooringDetailWalnutFile, id: 'flooring-detail-walnut', words: { en: picturesFlooringDetailWalnutFile.words, ar: picturesFlooringDetailWalnutArFile.words } },
  'gallery-hero': { ...picturesGalleryHeroFile, id: 'gallery-hero', words: { en: picturesGalleryHeroFile.words, ar: picturesGalleryHeroArFile.words } },
  'home-hero-blinds': { ...picturesHomeHeroBlindsFile, id: 'home-hero-blinds', words: { en: picturesHomeHeroBlindsFile.words, ar: picturesHomeHeroBlindsArFile.words } },
  'home-hero-blinds-tall': { ...picturesHomeHeroBlindsTallFile, id: 'home-hero-blinds-tall', words: { en: picturesHomeHeroBlindsTallFile.words, ar: picturesHomeHeroBlindsTallArFile.words } },
  'home-hero-curtains': { ...picturesHomeHeroCurtainsFile, id: 'home-hero-curtains', words: { en: picturesHomeHeroCurtainsFile.words, ar: picturesHomeHeroCurtainsArFile.words } },
  'home-hero-curtains-tall': { ...picturesHomeHeroCurtainsTallFile, id: 'home-hero-curtains-tall', words: { en: picturesHomeHeroCurtainsTallFile.words, ar: picturesHomeHeroCurtainsTallArFile.words } },
  'home-hero-upholstery': { ...picturesHomeHeroUpholsteryFile, id: 'home-hero-upholstery', words: { en: picturesHomeHeroUpholsteryFile.words, ar: picturesHomeHeroUpholsteryArFile.words } },
  'home-hero-upholstery-tall': { ...picturesHomeHeroUpholsteryTallFile, id: 'home-hero-upholstery-tall', words: { en: picturesHomeHeroUpholsteryTallFile.words, ar: picturesHomeHeroUpholsteryTallArFile.words } },
  'majlis-detail-navy': { ...picturesMajlisDetailNavyFile, id: 'majlis-detail-navy', words: { en: picturesMajlisDetailNavyFile.words, ar: picturesMajlisDetailNavyArFile.words } },
  'majlis-detail-pelmet': { ...picturesMajlisDetailPelmetFile, id: 'majlis-detail-pelmet', words: { en: picturesMajlisDetailPelmetFile.words, ar: picturesMajlisDetailPelmetArFile.words } },
  'majlis-detail-seats': { ...picturesMajlisDetailSeatsFile, id: 'majlis-detail-seats', words: { en: picturesMajlisDetailSeatsFile.words, ar: picturesMajlisDetailSeatsArFile.words } },
  'office-furniture-detail-desk': { ...picturesOfficeFurnitureDetailDeskFile, id: 'office-furniture-detail-desk', words: { en: picturesOfficeFurnitureDetailDeskFile.words, ar: picturesOfficeFurnitureDetailDeskArFile.words } },
  'project-curtain-catalogue': { ...picturesProjectCurtainCatalogueFile, id: 'project-curtain-catalogue', words: { en: picturesProjectCurtainCatalogueFile.words, ar: picturesProjectCurtainCatalogueArFile.words } },
  'project-curtain-catalogue-arabic': { ...picturesProjectCurtainCatalogueArabicFile, id: 'project-curtain-catalogue-arabic', words: { en: picturesProjectCurtainCatalogueArabicFile.words, ar: picturesProjectCurtainCatalogueArabicArFile.words } },
  'project-film-gallery': { ...picturesProjectFilmGalleryFile, id: 'project-film-gallery', words: { en: picturesProjectFilmGalleryFile.words, ar: picturesProjectFilmGalleryArFile.words } },
  'project-film-gallery-arabic': { ...picturesProjectFilmGalleryArabicFile, id: 'project-film-gallery-arabic', words: { en: picturesProjectFilmGalleryArabicFile.words, ar: picturesProjectFilmGalleryArabicArFile.words } },
  'project-services-directory': { ...picturesProjectServicesDirectoryFile, id: 'project-services-directory', words: { en: picturesProjectServicesDirectoryFile.words, ar: picturesProjectServicesDirectoryArFile.words } },
  'project-services-directory-arabic': { ...picturesProjectServicesDirectoryArabicFile, id: 'project-services-directory-arabic', words: { en: picturesProjectServicesDirectoryArabicFile.words, ar: picturesProjectServicesDirectoryArabicArFile.words } },
  'service-aluminium': { ...picturesServiceAluminiumFile, id: 'service-aluminium', words: { en: picturesServiceAluminiumFile.words, ar: picturesServiceAluminiumArFile.words } },
  'service-aluminium-2': { ...picturesServiceAluminium2File, id: 'service-aluminium-2', words: { en: picturesServiceAluminium2File.words, ar: picturesServiceAluminium2ArFile.words } },
  'service-aluminium-3': { ...picturesServiceAluminium3File, id: 'service-aluminium-3', words: { en: picturesServiceAluminium3File.words, ar: picturesServiceAluminium3ArFile.words } },
  'service-beds': { ...picturesServiceBedsFile, id: 'service-beds', words: { en: picturesServiceBedsFile.words, ar: picturesServiceBedsArFile.words } },
  'service-beds-2': { ...picturesServiceBeds2File, id: 'service-beds-2', words: { en: picturesServiceBeds2File.words, ar: picturesServiceBeds2ArFile.words } },
  'service-beds-3': { ...picturesServiceBeds3File, id: 'service-beds-3', words: { en: picturesServiceBeds3File.words, ar: picturesServiceBeds3ArFile.words } },
  'service-cabinets': { ...picturesServiceCabinetsFile, id: 'service-cabinets', words: { en: picturesServiceCabinetsFile.words, ar: picturesServiceCabinetsArFile.words } },
  'service-cabinets-2': { ...picturesServiceCabinets2File, id: 'service-cabinets-2', words: { en: picturesServiceCabinets2File.words, ar: picturesServiceCabinets2ArFile.words } },
  'service-cabinets-3': { ...picturesServiceCabinets3File, id: 'service-cabinets-3', words: { en: picturesServiceCabinets3File.words, ar: picturesServiceCabinets3ArFile.words } },
  'service-carpets': { ...picturesServiceCarpetsFile, id: 'service-carpets', words: { en: picturesServiceCarpetsFile.words, ar: picturesServiceCarpetsArFile.words } },
  'service-carpets-2': { ...picturesServiceCarpets2File, id: 'service-carpets-2', words: { en: picturesServiceCarpets2File.words, ar: picturesServiceCarpets2ArFile.words } },
  'service-carpets-3': { ...picturesServiceCarpets3File, id: 'service-carpets-3', words: { en: picturesServiceCarpets3File.words, ar: picturesServiceCarpets3ArFile.words } },
  'service-curtains': { ...picturesServiceCurtainsFile, id: 'service-curtains', words: { en: picturesServiceCurtainsFile.words, ar: picturesServiceCurtainsArFile.words } },
  'service-flooring': { ...picturesServiceFlooringFile, id: 'service-flooring', words: { en: picturesServiceFlooringFile.words, ar: picturesServiceFlooringArFile.words } },
  'service-flooring-2': { ...picturesServiceFlooring2File, id: 'service-flooring-2', words: { en: picturesServiceFlooring2File.words, ar: picturesServiceFlooring2ArFile.words } },
  'service-flooring-3': { ...picturesServiceFlooring3File, id: 'service-flooring-3', words: { en: picturesServiceFlooring3File.words, ar: picturesServiceFlooring3ArFile.words } },
  'service-majlis': { ...picturesServiceMajlisFile, id: 'service-majlis', words: { en: picturesServiceMajlisFile.words, ar: picturesServiceMajlisArFile.words } },
  'service-majlis-2': { ...picturesServiceMajlis2File, id: 'service-majlis-2', words: { en: picturesServiceMajlis2File.words, ar: picturesServiceMajlis2ArFile.words } },
  'service-majlis-3': { ...picturesServiceMajlis3File, id: 'service-majlis-3', words: { en: picturesServiceMajlis3File.words, ar: picturesServiceMajlis3ArFile.words } },
  'service-office-furniture': { ...picturesServiceOfficeFurnitureFile, id: 'service-office-furniture', words: { en: picturesServiceOfficeFurnitureFile.words, ar: picturesServiceOfficeFurnitureArFile.words } },
  'service-office-furniture-2': { ...picturesServiceOfficeFurniture2File, id: 'service-office-furniture-2', words: { en: picturesServiceOfficeFurniture2File.words, ar: picturesServiceOfficeFurniture2ArFile.words } },
  'service-office-furniture-3': { ...picturesServiceOfficeFurniture3File, id: 'service-office-furniture-3', words: { en: picturesServiceOfficeFurniture3File.words, ar: picturesServiceOfficeFurniture3ArFile.words } },
  'service-sofas': { ...picturesServiceSofasFile, id: 'service-sofas', words: { en: picturesServiceSofasFile.words, ar: picturesServiceSofasArFile.words } },
  'service-sofas-2': { ...picturesServiceSofas2File, id: 'service-sofas-2', words: { en: picturesServiceSofas2File.words, ar: picturesServiceSofas2ArFile.words } },
  'service-sofas-3': { ...picturesServiceSofas3File, id: 'service-sofas-3', words: { en: picturesServiceSofas3File.words, ar: picturesServiceSofas3ArFile.words } },
  'service-tv-wall': { ...picturesServiceTvWallFile, id: 'service-tv-wall', words: { en: picturesServiceTvWallFile.words, ar: picturesServiceTvWallArFile.words } },
  'service-tv-wall-2': { ...picturesServiceTvWall2File, id: 'service-tv-wall-2', words: { en: picturesServiceTvWall2File.words, ar: picturesServiceTvWall2ArFile.words } },
  'service-tv-wall-3': { ...picturesServiceTvWall3File, id: 'service-tv-wall-3', words: { en: picturesServiceTvWall3File.words, ar: picturesServiceTvWall3ArFile.words } },
  'service-wallpaper': { ...picturesServiceWallpaperFile, id: 'service-wallpaper', words: { en: picturesServiceWallpaperFile.words, ar: picturesServiceWallpaperArFile.words } },
  'service-wallpaper-2': { ...picturesServiceWallpaper2File, id: 'service-wallpaper-2', words: { en: picturesServiceWallpaper2File.words, ar: picturesServiceWallpaper2ArFile.words } },
  'service-wallpaper-3': { ...picturesServiceWallpaper3File, id: 'service-wallpaper-3', words: { en: picturesServiceWallpaper3File.words, ar: picturesServiceWallpaper3ArFile.words } },
  'services-hero': { ...picturesServicesHeroFile, id: 'services-hero', words: { en: picturesServicesHeroFile.words, ar: picturesServicesHeroArFile.words } },
  'services-hero-tall': { ...picturesServicesHeroTallFile, id: 'services-hero-tall', words: { en: picturesServicesHeroTallFile.words, ar: picturesServicesHeroTallArFile.words } },
  'showroom': { ...picturesShowroomFile, id: 'showroom', words: { en: picturesShowroomFile.words, ar: picturesShowroomArFile.words } },
  'sofas-detail-seat': { ...picturesSofasDetailSeatFile, id: 'sofas-detail-seat', words: { en: picturesSofasDetailSeatFile.words, ar: picturesSofasDetailSeatArFile.words } },
  'tv-wall-detail-console': { ...picturesTvWallDetailConsoleFile, id: 'tv-wall-detail-console', words: { en: picturesTvWallDetailConsoleFile.words, ar: picturesTvWallDetailConsoleArFile.words } },
  'tv-wall-detail-shelves': { ...picturesTvWallDetailShelvesFile, id: 'tv-wall-detail-shelves', words: { en: picturesTvWallDetailShelvesFile.words, ar: picturesTvWallDetailShelvesArFile.words } },
  'tv-wall-detail-stone': { ...picturesTvWallDetailStoneFile, id: 'tv-wall-detail-stone', words: { en: picturesTvWallDetailStoneFile.words, ar: picturesTvWallDetailStoneArFile.words } },
  'wallpaper-detail-damask': { ...picturesWallpaperDetailDamaskFile, id: 'wallpaper-detail-damask', words: { en: picturesWallpaperDetailDamaskFile.words, ar: picturesWallpaperDetailDamaskArFile.words } },
  'wallpaper-detail-edge': { ...picturesWallpaperDetailEdgeFile, id: 'wallpaper-detail-edge', words: { en: picturesWallpaperDetailEdgeFile.words, ar: picturesWallpaperDetailEdgeArFile.words } },
  'wallpaper-detail-star': { ...picturesWallpaperDetailStarFile, id: 'wallpaper-detail-star', words: { en: picturesWallpaperDetailStarFile.words, ar: picturesWallpaperDetailStarArFile.words } },
});

export const films = byName<FilmEntry>({
  'bedroom-drawing': { ...filmsBedroomDrawingFile, id: 'bedroom-drawing', words: { en: filmsBedroomDrawingFile.words, ar: filmsBedroomDrawingArFile.words } },
  'blackout-blind-lowering': { ...filmsBlackoutBlindLoweringFile, id: 'blackout-blind-lowering', words: { en: filmsBlackoutBlindLoweringFile.words, ar: filmsBlackoutBlindLoweringArFile.words } },
  'blackout-closing': { ...filmsBlackoutClosingFile, id: 'blackout-closing', words: { en: filmsBlackoutClosingFile.words, ar: filmsBlackoutClosingArFile.words } },
  'curtain-opening': { ...filmsCurtainOpeningFile, id: 'curtain-opening', words: { en: filmsCurtainOpeningFile.words, ar: filmsCurtainOpeningArFile.words } },
  'hotel-evening': { ...filmsHotelEveningFile, id: 'hotel-evening', words: { en: filmsHotelEveningFile.words, ar: filmsHotelEveningArFile.words } },
  'living-closing': { ...filmsLivingClosingFile, id: 'living-closing', words: { en: filmsLivingClosingFile.words, ar: filmsLivingClosingArFile.words } },
  'office-drawing': { ...filmsOfficeDrawingFile, id: 'office-drawing', words: { en: filmsOfficeDrawingFile.words, ar: filmsOfficeDrawingArFile.words } },
  'office-screens': { ...filmsOfficeScreensFile, id: 'office-screens', words: { en: filmsOfficeScreensFile.words, ar: filmsOfficeScreensArFile.words } },
  'roller-doors': { ...filmsRollerDoorsFile, id: 'roller-doors', words: { en: filmsRollerDoorsFile.words, ar: filmsRollerDoorsArFile.words } },
  'roller-lowering': { ...filmsRollerLoweringFile, id: 'roller-lowering', words: { en: filmsRollerLoweringFile.words, ar: filmsRollerLoweringArFile.words } },
  'roman-raising': { ...filmsRomanRaisingFile, id: 'roman-raising', words: { en: filmsRomanRaisingFile.words, ar: filmsRomanRaisingArFile.words } },
  'venetian-tilt': { ...filmsVenetianTiltFile, id: 'venetian-tilt', words: { en: filmsVenetianTiltFile.words, ar: filmsVenetianTiltArFile.words } },
  'vertical-turn': { ...filmsVerticalTurnFile, id: 'vertical-turn', words: { en: filmsVerticalTurnFile.words, ar: filmsVerticalTurnArFile.words } },
  'wave-drawing': { ...filmsWaveDrawingFile, id: 'wave-drawing', words: { en: filmsWaveDrawingFile.words, ar: filmsWaveDrawingArFile.words } },
  'window-drawing': { ...filmsWindowDrawingFile, id: 'window-drawing', words: { en: filmsWindowDrawingFile.words, ar: filmsWindowDrawingArFile.words } },
});
