/** A name of this site's in the browser's storage, which all sites of an origin share: '/shop/visit-draft'. */
export function siteKey(name: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/${name}`;
}
