import type { InterfaceWords } from '../en';

/** Texts of the not-found page (specification, section 2) and of the shared error screen. */
export const errors = {
  notFound: {
    title: 'الصفحة غير موجودة',
    eyebrow: '404',
    illustration: 'الصفحة غير موجودة',
    heading: '404 - الصفحة غير موجودة',
    message: 'عذرًا، هذه الصفحة غير موجودة.',
    text: 'لم نجد الصفحة التي تبحثون عنها. ربما نُقلت إلى عنوان آخر أو حُذفت.',
    home: 'العودة إلى الرئيسية',
  },
  offline: {
    title: 'لا يوجد اتصال',
    eyebrow: 'دون اتصال',
    heading: 'لا يوجد اتصال بالإنترنت',
    text: 'لم تُفتح هذه الصفحة على هذا الجهاز من قبل، ولذلك تحتاج إلى الإنترنت. أما الاتصال الهاتفي فلا يحتاج إليه.',
    retry: 'إعادة المحاولة',
    kept: 'صفحات محفوظة على هذا الجهاز',
    none: 'لا توجد صفحات محفوظة بعد.',
  },
  error: {
    heading: 'حدث خطأ ما',
    message: 'جزء من هذه الصفحة لا يعمل.',
    text: 'ما كتبتموه محفوظ. أعيدوا المحاولة، أو تواصلوا معنا عبر واتساب أو الهاتف.',
    retry: 'إعادة المحاولة',
    home: 'العودة إلى الرئيسية',
  },
} as const satisfies InterfaceWords['errors'];
