'use client';

import { useEffect, useState } from 'react';
import { clientComponent } from '@/components/ui/client-component';
import { siteKey } from '@/lib/site-key';

/** Session storage key of the notice that another page sets when it fills the form's draft. */
export const prefillNoticeKey = siteKey('message-brought');

/** Shows the notice once; its space is reserved when a link leads to the form. */
export const PrefillNotice = clientComponent('PrefillNotice', function PrefillNotice() {
  const [line, setLine] = useState('');
  useEffect(() => {
    try {
      const stored = sessionStorage.getItem(prefillNoticeKey);
      // React runs effects twice in development.
      if (stored) setLine(stored);
      sessionStorage.removeItem(prefillNoticeKey);
    } catch {
      // Storage is denied: no draft was filled, either.
    }
  }, []);
  return (
    <p role="status" className="[#write:target+*>&]:mb-4 [#write:target+*>&]:min-h-14">
      {line && <b key={line}>{line}</b>}
    </p>
  );
});
