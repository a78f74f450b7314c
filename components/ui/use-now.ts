import { useEffect, useState } from 'react';

const tick = 15_000;

/** The current time, updated regularly; undefined in the first render, so that hydration matches. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();

  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, tick);
    // Timers are throttled in hidden pages.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return now;
}
