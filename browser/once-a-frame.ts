/** Runs an update, which reads layout, in the next frame and after events of the window, at most once a frame. */
export function updateOnceAFrame(update: () => void, events: readonly string[]): void {
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      update();
    });
  };
  for (const event of events) addEventListener(event, schedule, { passive: true });
  schedule();
}
