import { defaultLocale } from '@/config/locales';
import { getDictionary } from './dictionary';

/** The words of the pages whose address has no language, English or not. */
export const ownWords = getDictionary(defaultLocale);
