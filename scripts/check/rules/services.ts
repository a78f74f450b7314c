import type { Service } from '@/content/types';
import { serviceFile } from '../entry-file';
import { locales, type Problem, repeated } from '../problem';

/** Cards cut a description after so many characters; a shorter one leaves 'Read More' nothing. */
const cardLength = 100;

/** What the types cannot see of services. */
export function serviceProblems(services: readonly Service[]): Problem[] {
  return services.flatMap((service) => {
    const file = serviceFile(service);
    const pictures = repeated(service.galleryImage).map((picture) => ({
      file,
      field: 'galleryImage',
      message: `'${picture}' is there twice; six different pictures are wanted`,
    }));
    const descriptions = locales.flatMap((locale) => {
      const { length } = service.words[locale].description;
      if (length > cardLength) return [];
      const message = `${length} characters; more than ${cardLength} are wanted`;
      return [{ file, field: `words.${locale}.description`, message }];
    });
    return [...pictures, ...descriptions];
  });
}
