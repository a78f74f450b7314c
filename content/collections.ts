// Made by scripts/collections.ts from the files beside it; do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
import blindsBlackout from './categories/blinds/blackout';
import blindsOffice from './categories/blinds/office';
import blindsRoller from './categories/blinds/roller';
import blindsVenetian from './categories/blinds/venetian';
import blindsVertical from './categories/blinds/vertical';
import blindsWindow from './categories/blinds/window';
import curtainsBedroom from './categories/curtains/bedroom';
import curtainsBlackout from './categories/curtains/blackout';
import curtainsHotel from './categories/curtains/hotel';
import curtainsLivingroom from './categories/curtains/livingroom';
import curtainsOffice from './categories/curtains/office';
import curtainsRoller from './categories/curtains/roller';
import curtainsWave from './categories/curtains/wave';
import curtainsWindows from './categories/curtains/windows';
import postsFabricInADustySummer from './blog/fabric-in-a-dusty-summer';
import postsLinedDimoutOrBlackout from './blog/lined-dimout-or-blackout';
import postsMeasureInThreePlaces from './blog/measure-in-three-places';
import projectsCurtainCatalogue from './projects/curtain-catalogue';
import projectsFilmGallery from './projects/film-gallery';
import projectsServicesDirectory from './projects/services-directory';
import servicesAluminium from './services/aluminium';
import servicesBeds from './services/beds';
import servicesCabinets from './services/cabinets';
import servicesCarpets from './services/carpets';
import servicesCurtains from './services/curtains';
import servicesFlooring from './services/flooring';
import servicesMajlis from './services/majlis';
import servicesOfficeFurniture from './services/office-furniture';
import servicesSofas from './services/sofas';
import servicesTvWall from './services/tv-wall';
import servicesWallpaper from './services/wallpaper';
import type { Category, Post, Project, Service } from './types';

function inOrder<T extends { readonly order: number }>(entries: readonly T[]): readonly T[] {
  return [...entries].sort((a, b) => a.order - b.order);
}

export type CurtainsSlug = 'bedroom' | 'blackout' | 'hotel' | 'livingroom' | 'office' | 'roller' | 'wave' | 'windows';
export const curtains: readonly Extract<Category, { kind: 'curtains' }>[] = inOrder([
  { ...curtainsBedroom, kind: 'curtains', slug: 'bedroom' },
  { ...curtainsBlackout, kind: 'curtains', slug: 'blackout' },
  { ...curtainsHotel, kind: 'curtains', slug: 'hotel' },
  { ...curtainsLivingroom, kind: 'curtains', slug: 'livingroom' },
  { ...curtainsOffice, kind: 'curtains', slug: 'office' },
  { ...curtainsRoller, kind: 'curtains', slug: 'roller' },
  { ...curtainsWave, kind: 'curtains', slug: 'wave' },
  { ...curtainsWindows, kind: 'curtains', slug: 'windows' },
]);

export type BlindsSlug = 'blackout' | 'office' | 'roller' | 'venetian' | 'vertical' | 'window';
export const blinds: readonly Extract<Category, { kind: 'blinds' }>[] = inOrder([
  { ...blindsBlackout, kind: 'blinds', slug: 'blackout' },
  { ...blindsOffice, kind: 'blinds', slug: 'office' },
  { ...blindsRoller, kind: 'blinds', slug: 'roller' },
  { ...blindsVenetian, kind: 'blinds', slug: 'venetian' },
  { ...blindsVertical, kind: 'blinds', slug: 'vertical' },
  { ...blindsWindow, kind: 'blinds', slug: 'window' },
]);

export type ServiceId = 'aluminium' | 'beds' | 'cabinets' | 'carpets' | 'curtains' | 'flooring' | 'majlis' | 'office-furniture' | 'sofas' | 'tv-wall' | 'wallpaper';
export const services: readonly Service[] = inOrder([
  { ...servicesAluminium, id: 'aluminium' },
  { ...servicesBeds, id: 'beds' },
  { ...servicesCabinets, id: 'cabinets' },
  { ...servicesCarpets, id: 'carpets' },
  { ...servicesCurtains, id: 'curtains' },
  { ...servicesFlooring, id: 'flooring' },
  { ...servicesMajlis, id: 'majlis' },
  { ...servicesOfficeFurniture, id: 'office-furniture' },
  { ...servicesSofas, id: 'sofas' },
  { ...servicesTvWall, id: 'tv-wall' },
  { ...servicesWallpaper, id: 'wallpaper' },
]);

export type PostId = 'fabric-in-a-dusty-summer' | 'lined-dimout-or-blackout' | 'measure-in-three-places';
export const posts: readonly Post[] = inOrder([
  { ...postsFabricInADustySummer, id: 'fabric-in-a-dusty-summer' },
  { ...postsLinedDimoutOrBlackout, id: 'lined-dimout-or-blackout' },
  { ...postsMeasureInThreePlaces, id: 'measure-in-three-places' },
]);

export type ProjectId = 'curtain-catalogue' | 'film-gallery' | 'services-directory';
export const projects: readonly Project[] = inOrder([
  { ...projectsCurtainCatalogue, id: 'curtain-catalogue' },
  { ...projectsFilmGallery, id: 'film-gallery' },
  { ...projectsServicesDirectory, id: 'services-directory' },
]);
