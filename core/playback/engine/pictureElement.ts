/** The element that a picture is shown in; what it is worked with stands beside it. */

export function pictureElement(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.tabIndex = -1;
  video.setAttribute('aria-hidden', 'true');
  return video;
}
