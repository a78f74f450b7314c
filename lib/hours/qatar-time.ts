/** Qatar is at UTC+3 all year (milliseconds). */
export const qatarOffset = 3 * 3_600_000;

/** A day in milliseconds. */
export const dayLength = 86_400_000;

/**
 * A Date whose UTC fields are the local time in Qatar, wherever the visitor is.
 * @param now milliseconds since 1970
 */
export function clockInQatar(now: number): Date {
  return new Date(now + qatarOffset);
}

/**
 * The ISO date in Qatar.
 * @param now milliseconds since 1970
 */
export function dateInQatar(now: number): string {
  return clockInQatar(now).toISOString().slice(0, 10);
}
