import type { InterfaceWords } from '../en';

/** Labels of the shop's facts. */
export const contactFacts = {
  showroom: 'المعرض',
  /** The numbers of the blue plate. */
  plate: 'منطقة {zone}، شارع {street}، مبنى {building}',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  instagram: 'إنستغرام',
  facebook: 'فيسبوك',
  linkedin: 'لينكدإن',
} as const satisfies InterfaceWords['contactFacts'];
