/** Address of a file of `public/` on the published site, which may live in a folder of its host. */
export function withBasePath(path: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}
