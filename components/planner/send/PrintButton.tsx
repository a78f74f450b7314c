'use client';

import { buttonStyle } from '@/components/ui/button-style';
import { island } from '@/components/ui/island';

/** Parts of the page that are printed alone; measure.css hides the rest of it. */
export type Printed = 'list' | 'card';

/** Prints one part of the page. */
export function printOnly(part: Printed): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}

interface PrintButtonProps {
  readonly part: Printed;
  readonly label: string;
}

/** Only where scripts run; without them the browser's own menu prints. */
export const PrintButton = island(
  'PrintButton',
  function PrintButton({ part, label }: PrintButtonProps) {
    return (
      <button
        type="button"
        className={`${buttonStyle.outline} noscript:hidden`}
        onClick={() => printOnly(part)}
      >
        {label}
      </button>
    );
  },
);
