/**
 * CloudFront function for viewer requests: pages are folders with an index.html, which a bucket does
 * not know of. An address without the slash at its end is sent to the one with it. Written in the
 * little JavaScript that CloudFront knows: no spreading, no destructuring.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri.endsWith('/')) {
    request.uri = `${uri}index.html`;
    return request;
  }
  if (uri.slice(uri.lastIndexOf('/')).includes('.')) return request;

  const query = Object.keys(request.querystring)
    .map((name) => {
      const entry = request.querystring[name];
      const all = entry.multiValue || [entry];
      return all.map((one) => (one.value ? `${name}=${one.value}` : name)).join('&');
    })
    .join('&');
  // Two slashes at the beginning would name another host.
  const page = `${uri.replace(/^\/+/, '/')}/`;
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: query ? `${page}?${query}` : page } },
  };
}
