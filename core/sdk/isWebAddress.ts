/** Whether a text is an absolute http or https address. Links take no other from a platform or an ad server: `javascript:` and `data:` addresses would run there. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
