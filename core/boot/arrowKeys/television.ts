/** Whether a page is on a television, and whether arrow keys move the focus there. */
import type { CheckedRealm } from '../../realm/checkedRealm';

/** Browsers of television sets, set-top boxes and consoles name themselves. */
const TELEVISION =
  /\b(Tizen.*TV|SMART-TV|SmartTV|Web0S|webOS\.TV|NetCast|HbbTV|AFT[A-Z]|Android TV|Google ?TV|BRAVIA|VIDAA|Roku|CrKey|PlayStation|Xbox|TV Safari|AppleTV)/i;

/** A large screen without a fine pointer. */
const REMOTE =
  '(min-width: 1280px) and (hover: none) and (pointer: coarse), (min-width: 1280px) and (pointer: none)';

/**
 * Whether the page is on a television. core/boot/early.ts notes it as `data-screen` of the root element, for style sheets
 * (larger type, margins for overscan) and for the start of the site.
 */
export const isTelevision = ({ navigator, matchMedia }: Pick<Window, 'navigator' | 'matchMedia'>): boolean =>
  TELEVISION.test(navigator.userAgent) || matchMedia(REMOTE).matches;

/** Whether arrow keys move the focus, by the realm's setting `arrowKeys`. */
export const usesArrowKeys = (
  { settings }: Pick<CheckedRealm, 'settings'>,
  isOnTelevision: boolean,
): boolean => settings.arrowKeys === 'on' || (settings.arrowKeys === 'auto' && isOnTelevision);
