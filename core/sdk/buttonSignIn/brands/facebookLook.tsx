/** Facebook's button: brand blue with white text and Facebook's mark. */
import type { BrandLook } from '../BrandButton';
import styles from './facebook.module.css';

/** Facebook's colours and logo. */
export const facebookLook: BrandLook = {
  className: styles['blue'],
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
