/** Texts of the not-found page (specification, section 2) and of the shared error screen. */
export const errors = {
  notFound: {
    title: 'Page Not Found',
    overline: '404',
    illustration: 'Not Found',
    heading: '404 - Page Not Found',
    message: 'Oops! This page doesn’t exist.',
    text: 'We couldn’t find the page you were looking for. It may have been moved or deleted.',
    home: 'Go Back Home',
  },
  error: {
    title: 'Something went wrong',
    overline: 'Error',
    heading: 'Something went wrong',
    message: 'A part of this page did not arrive.',
    text: 'What you wrote is kept. Try again, or reach us by WhatsApp or phone.',
    retry: 'Try again',
    home: 'Go Back Home',
  },
} as const;
