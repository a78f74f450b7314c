import type { InterfaceWords } from '../en';

/** The message form; the messages are those of the specification, section 8. */
export const form = {
  label: 'نموذج الرسالة',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  missing: 'يُرجى تعبئة هذا الحقل.',
  notEmail: 'يُرجى كتابة بريد إلكتروني كامل، مثل name@example.com.',
  trap: 'اتركوا هذا الحقل فارغًا',
  trapped:
    'لم تُرسل الرسالة بعد: مُلئ حقل مخفي، ربما من برنامج حفظ كلمات المرور. أفرغناه، فنرجو الضغط على «إرسال الرسالة» مرة أخرى.',
  required: 'نرجو ملء الحقول الثلاثة كلها.',
  address: {
    missing:
      'لا يمكننا الرد عليكم من دون بريد إلكتروني. لإرسال الرسالة مع ذلك اضغطوا «إرسال الرسالة» مرة أخرى.',
    broken:
      'عنوان البريد الإلكتروني هذا غير مكتمل. لإرسال الرسالة مع ذلك اضغطوا «إرسال الرسالة» مرة أخرى.',
  },
  refused: 'ما كتبتموه محفوظ. نرجو مراجعة بريدكم الإلكتروني، أو إرسال النص عبر واتساب.',
  sendByChat: 'إرسال النص عبر واتساب',
  // The number stands after its noun, so that no plural form is needed.
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
