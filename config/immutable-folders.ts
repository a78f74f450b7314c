/**
 * Folders, below the base path, of files whose names contain a hash of their content: they never change. The service worker,
 * the headers and docs/hosting/nginx.conf follow; everything else is asked for again.
 */
export const immutableFolders: readonly string[] = ['/_next/static/', '/media/'];
