/** Logos and colours of the large providers' buttons, for sign-in plugins that federate to them. */
import type { BrandLook } from '../BrandButton';
import apple from './apple.module.css';
import facebook from './facebook.module.css';
import google from './google.module.css';

/** Apple's: white on dark backgrounds, black on light ones. `ground` is the realm's background color as `#rrggbb`. */
export const appleLook = (ground: string): BrandLook => ({
  className: isDark(ground) ? apple['white'] : apple['black'],
  mark: <AppleMark />,
});

function AppleMark() {
  return (
    <svg viewBox="3.500 2.500 17 19" width="1.150em" height="1.300em" fill="currentColor" aria-hidden="true">
      <path d="M16.900 12.700c0-2.200 1.800-3.300 1.900-3.400-1-1.500-2.600-1.700-3.200-1.700-1.400-.1-2.700.8-3.400.8-.7 0-1.700-.8-2.900-.8-1.500 0-2.800.9-3.600 2.200-1.500 2.600-.4 6.500 1.100 8.600.7 1 1.600 2.200 2.700 2.200 1.100 0 1.500-.7 2.800-.7s1.700.7 2.800.7c1.200 0 1.900-1.100 2.600-2.100.8-1.200 1.200-2.300 1.200-2.400 0 0-2-.8-2-3.400ZM14.600 6.200c.6-.7 1-1.700.9-2.700-.9 0-2 .6-2.600 1.300-.6.7-1.100 1.700-.9 2.700 1 .1 2-.5 2.600-1.300Z" />
    </svg>
  );
}

/** Darker than mid-grey by perceived luminance. */
function isDark(ground: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

/** Facebook's: white text on its blue. */
export const facebookLook: BrandLook = {
  className: facebook['blue'],
  mark: (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#fff" />
      <path
        d="M10.300 23v-8H7.800v-3.300h2.500V9.400c0-2.700 1.600-4.100 4-4.100.8 0 1.500.1 2.100.2v2.800h-1.300c-1.200 0-1.600.7-1.600 1.600v1.800h2.800l-.5 3.300h-2.300v8Z"
        fill="#0866ff"
      />
    </svg>
  ),
};

/** Google's: white, with the four-coloured mark. */
export const googleLook: BrandLook = {
  className: google['white'],
  mark: (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="none" strokeWidth="4.4" aria-hidden="true">
      <path d="M5.2 7.800A8 8 0 0 1 17.900 6.600" stroke="#ea4335" />
      <path d="M5.200 16.200A8 8 0 0 1 5.200 7.800" stroke="#fbbc05" />
      <path d="M17.300 18A8 8 0 0 1 5.200 16.200" stroke="#34a853" />
      <path d="M12 12h8a8 8 0 0 1-2.700 6" stroke="#4285f4" />
    </svg>
  ),
};
