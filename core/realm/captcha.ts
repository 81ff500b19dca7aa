/** Whether sign-in with platform accounts requires a captcha (RLM-018, NAV-010). Pure. */
import type { CheckedSettings } from './checkedRealm';

export type CaptchaEntry = CheckedSettings['mfaConfigurations'][number];

/** The realm's captcha entry, or undefined. */
export const captchaEntry = ({
  mfaConfigurations,
}: Pick<CheckedSettings, 'mfaConfigurations'>): CaptchaEntry | undefined =>
  mfaConfigurations.find(
    ({ type, action, status }) =>
      type === 'CAPTCHA' && action === 'FRONT_OFFICE_AUTHENTICATION' && status === 'ENABLED',
  );
