/**
 * Whether a text is an absolute http or https URL. Links from a platform or ad server must pass:
 * `javascript:` and `data:` URLs would execute.
 */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
