import { captchaEntry } from '../../../core/realm/captcha';
import { captchaSite } from '../../../core/realm/captchaSite';
import type { CheckedSettings } from '../../../core/realm/checkedRealm';

const entry = {
  type: 'CAPTCHA',
  action: 'FRONT_OFFICE_AUTHENTICATION',
  status: 'ENABLED',
  siteKey: 'k',
  scriptUrl: 'https://captcha.example/v3/api.js?hl=en',
};
const settings = (...entries: readonly object[]) =>
  ({ mfaConfigurations: entries }) as object as CheckedSettings;

describe('RLM-018 NAV-010 whether a captcha guards signing in', () => {
  test.each([
    ['an enabled entry', [entry], true],
    ['the second of two', [{ ...entry, status: 'DISABLED' }, entry], true],
    ['one that is off', [{ ...entry, status: 'DISABLED' }], false],
    ['none', [], false],
  ])('%s: %s', (_, entries, expected) => {
    expect(captchaEntry(settings(...entries)) !== undefined).toBe(expected);
  });
});

describe('RLM-018 the captcha as a third party', () => {
  test('its script carries the key, and it reaches its own folder', () => {
    expect(captchaSite(settings(entry))).toEqual({
      siteKey: 'k',
      script: 'https://captcha.example/v3/api.js?hl=en&render=k',
      scriptSources: ['https://captcha.example/v3/'],
      frameSources: ['https://captcha.example/v3/'],
    });
  });

  test('Google’s own script loads and frames more of itself from other addresses', () => {
    expect(
      captchaSite(settings({ ...entry, scriptUrl: 'https://www.google.com/recaptcha/api.js' })),
    ).toMatchObject({
      scriptSources: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frameSources: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    });
  });

  test('without a key the platform’s own page is used, and there is no script', () => {
    expect(captchaSite(settings({ ...entry, siteKey: undefined }))).toBeNull();
    expect(captchaSite(settings())).toBeNull();
  });
});
