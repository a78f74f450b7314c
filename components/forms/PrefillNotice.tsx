'use client';

import { useEffect, useState } from 'react';
import { island } from '@/components/ui/island';

/** Where another page of the site leaves a line about the text that it put into the form's draft. */
export const prefillNoticeKey = 'message-brought';

/** Says once what the draft was filled with on another page; its room is there as soon as a link leads to the form. */
export const PrefillNotice = island('PrefillNotice', function PrefillNotice() {
  const [line, setLine] = useState('');
  useEffect(() => {
    try {
      setLine(sessionStorage.getItem(prefillNoticeKey) ?? '');
      sessionStorage.removeItem(prefillNoticeKey);
    } catch {
      // Storage is refused: then no draft was filled, either.
    }
  }, []);
  return (
    <p role="status" className="[#write:target+*>&]:mb-4 [#write:target+*>&]:min-h-14">
      {line && <b key={line}>{line}</b>}
    </p>
  );
});
