/**
 * Marks a value as invented, to be replaced before the site goes public.
 * @param value the stand-in, used as it is
 * @param _wanted what the owner puts there; printed by the owner's check
 */
export function sample<const T>(value: T, _wanted: string): T {
  return value;
}
