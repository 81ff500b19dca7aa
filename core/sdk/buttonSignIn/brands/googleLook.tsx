/** Google's button for providers that federate to Google: white, with the four-colored mark. */
import type { BrandLook } from '../BrandButton';
import styles from './google.module.css';

/** Google's colours and logo. */
export const googleLook: BrandLook = {
  className: styles['white'],
  mark: (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="none" strokeWidth="4.4" aria-hidden="true">
      <path d="M5.2 7.800A8 8 0 0 1 17.900 6.600" stroke="#ea4335" />
      <path d="M5.200 16.200A8 8 0 0 1 5.200 7.800" stroke="#fbbc05" />
      <path d="M17.300 18A8 8 0 0 1 5.200 16.200" stroke="#34a853" />
      <path d="M12 12h8a8 8 0 0 1-2.700 6" stroke="#4285f4" />
    </svg>
  ),
};
