/** Frame words of the blog. */
export const blogPage = {
  title: 'Blog',
  description:
    'Notes from a curtain workshop in Doha: how to choose a lining, how to measure a window and how to keep fabric clean through a dusty summer.',
  overline: 'Notes from the workshop',
  heading: 'Blog',
  intro: 'What we explain most often when we measure, written down.',
  by: 'by {author}',
  back: 'Back to Blogs',
  sampleNote: 'Sample post',
  /** Whose way of writing dates it is: day, month, year. */
  dateLanguage: 'en-GB',
} as const;
