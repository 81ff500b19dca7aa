/** Whether a captcha guards signing in with the platform's accounts (RLM-018, NAV-010). Pure. */
import type { CheckedSettings } from './checkedRealm';

export type CaptchaEntry = CheckedSettings['mfaConfigurations'][number];

/** The realm's entry that asks for it; undefined when none does. */
export const captchaEntry = ({ mfaConfigurations }: Pick<CheckedSettings, 'mfaConfigurations'>): CaptchaEntry | undefined =>
  mfaConfigurations.find(({ type, action, status }) => type === 'CAPTCHA' && action === 'FRONT_OFFICE_AUTHENTICATION' && status === 'ENABLED');
