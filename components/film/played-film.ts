/** A film of ours, running and with its controls; `data-film`, `data-webm`, `data-poster` name the files. */
function ownFilm({ film, webm, poster, caption }: DOMStringMap): HTMLVideoElement {
  const video = document.createElement('video');
  video.controls = true;
  video.loop = true;
  video.muted = true;
  video.playsInline = true;
  video.autoplay = true;
  if (poster) video.poster = poster;
  if (caption) video.ariaLabel = caption;
  for (const [src, type] of [
    [webm, 'video/webm'],
    [film, 'video/mp4'],
  ]) {
    if (!src || !type) continue;
    const source = document.createElement('source');
    source.src = src;
    source.type = type;
    video.append(source);
  }
  return video;
}

/** The player of a video host; `data-embed` is its address. The request leaves only now. */
function hostedFilm({ embed = '', caption = '' }: DOMStringMap): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const address = new URL(embed);
  address.searchParams.set('autoplay', '1');
  frame.src = address.href;
  frame.title = caption;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  return frame;
}

/** The player for an item that names a film. */
export function playedFilm(item: HTMLElement): HTMLElement {
  return item.dataset.embed ? hostedFilm(item.dataset) : ownFilm(item.dataset);
}
