/** What is done to the addresses of streams before they are fetched. */

/** `http` becomes `https` (PLY-058); an address of this machine stays, since nothing there answers https. */
export function secureAddress(url: string): string {
  if (!/^http:\/\//i.test(url)) return url;
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]|[^/:]+\.localhost)(?=[/:?#]|$)/i.test(url) ? url : url.replace(/^http:/i, 'https:');
}

/** Asks for the recording window; without DVR the address stays as it is (PLY-058). */
export function withDvrFlag(url: string, dvr: boolean): string {
  if (!dvr) return url;
  const [beforeHash = '', ...hash] = url.split('#');
  return [`${beforeHash}${beforeHash.includes('?') ? '&' : '?'}dvr=true`, ...hash].join('#');
}

/** The window takes the place of `dw=10`, word for word; without a window, or without that value, nothing changes (PLY-069). */
export function withDvrWindow(url: string, window: string | null | undefined): string {
  return window ? url.replace(/([?&])dw=10(?=&|#|$)/, (_, lead: string) => `${lead}dw=${window}`) : url;
}
