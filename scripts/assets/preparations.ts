import { issueText } from '@/lib/schema/issue';
import { adminPlace } from '../admin/place';
import { OwnersError, type Task } from '../tasks/tasks';

/** Tasks before Next's build, in order; imported lazily, since they read what earlier ones have written. */
export const preparations: readonly Task[] = [
  {
    name: 'content',
    run: async () => {
      const { checkContent, warningText } = await import('../check/validate');
      const { errors, warnings, unused } = await checkContent();
      const refusals = errors.map(
        (error) =>
          new OwnersError(issueText(error), `**${adminPlace(error).place}**: ${error.message}`),
      );
      if (refusals.length > 0) throw new AggregateError(refusals);
      return warningText(warnings, unused);
    },
    advice: 'Each line names the place, the field, and what is required.',
  },
  {
    name: 'index of content, configuration of the admin',
    run: () => import('../index-content'),
    advice: 'They are generated from content/ and its schema.',
  },
  {
    name: 'display font',
    run: async () => (await import('./font')).prepareFont(),
    advice: 'Run `npm ci`: the font comes from a package.',
  },
  {
    name: 'icons',
    run: async () => (await import('./icons')).prepareIcons(),
    advice: 'They are made from public/sign.svg.',
  },
  {
    name: 'pictures, films, link previews',
    run: async () => (await import('./media')).prepareMedia(),
    advice: 'The lines above name the entries of content/pictures or content/films, or the page.',
  },
];
