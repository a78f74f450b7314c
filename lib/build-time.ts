/** When the site is built (milliseconds since 1970); as for all reproducible builds, SOURCE_DATE_EPOCH sets it. */
export function buildTime(): number {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? Number(seconds) * 1000 : Date.now();
}
