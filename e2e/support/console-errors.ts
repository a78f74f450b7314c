import type { Page } from '@playwright/test';

/** Whether a request failed because the test blocks it. */
const isBlocked = (reason: string) => /\binspector$/i.test(reason);

export function recordConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isBlocked(message.text()))
      consoleErrors.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigation and resizing cancel requests for pictures.
    if (!reason.includes('ERR_ABORTED') && !isBlocked(reason))
      consoleErrors.push(`${request.url()} ${reason}`);
  });
  return consoleErrors;
}

/** Whether a component says that it renders something other than what was served. */
export const isMismatch = (text: string) => text.includes('served: …');
