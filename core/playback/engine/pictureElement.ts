/**
 * Creates the `<video>` element. Hidden from assistive technology and not focusable: the controls are
 * separate elements.
 */

export function pictureElement(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.tabIndex = -1;
  video.setAttribute('aria-hidden', 'true');
  return video;
}
