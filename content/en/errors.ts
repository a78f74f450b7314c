/** Texts of the not-found page (docs/requirements.md 2.4), of the shared error screen and of a page without a network. */
export const errors = {
  notFound: {
    title: 'Page Not Found',
    eyebrow: '404',
    illustration: 'Not Found',
    heading: '404 - Page Not Found',
    message: 'Oops! This page doesn’t exist.',
    text: 'We couldn’t find the page you were looking for. It may have been moved or deleted.',
    home: 'Go Back Home',
  },
  offline: {
    title: 'No connection',
    eyebrow: 'Offline',
    heading: 'There is no connection',
    text: 'This page has not been opened on this device before, so it needs the internet. Calls work without it.',
    retry: 'Try again',
    kept: 'Pages that are kept on this device',
    none: 'None yet.',
  },
  error: {
    heading: 'Something went wrong',
    message: 'A part of this page does not work.',
    text: 'What you wrote is kept. Try again, or reach us by WhatsApp or phone.',
    retry: 'Try again',
    home: 'Go Back Home',
  },
} as const;
