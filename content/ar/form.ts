import type { InterfaceWords } from '../en';

/** The message form; the messages are those of the specification, section 8. */
export const form = {
  label: 'نموذج الرسالة',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  trap: 'اتركوا هذا الحقل فارغًا',
  // The number stands after its noun, so that no plural form is needed.
  limit: 'الحد الأقصى لعدد الأحرف: {count}',
  remaining: 'الأحرف المتبقية: {count}',
  home: {
    success: 'شكرًا لتواصلكم معنا. سنرد عليكم قريبًا.',
    failure: 'حدث خطأ ما. نرجو المحاولة لاحقًا.',
  },
  contact: {
    success: 'أُرسلت رسالتكم بنجاح.',
    failure: 'تعذّر إرسال الرسالة. نرجو المحاولة لاحقًا.',
  },
  privacy: {
    text: 'يصل اسمكم وبريدكم الإلكتروني ورسالتكم إلى بريدنا عبر خدمة البريد EmailJS لنتمكن من الرد عليكم. لا نجمع شيئًا آخر.',
    label: 'ماذا يحدث لرسالتكم؟',
  },
} as const satisfies InterfaceWords['form'];
