/** An abort signal for the end of a time (milliseconds); Safari 15 lacks `AbortSignal.timeout`. */
export function timeoutSignal(time: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), time);
  return controller.signal;
}
