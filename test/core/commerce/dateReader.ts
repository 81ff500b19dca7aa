/** Formatted prices and dates in one locale and time zone. */
import type { LicenceStatus } from '../../../core/generated/platform';
import { createCalendar } from '../../../core/i18n/calendar';
import { createFormats } from '../../../core/i18n/formats';
import { shippedLocales } from '../../../core/i18n/shippedLocales';
import { createSpeaker } from '../../../core/i18n/translate';
import { coreTexts } from '../../kit/renderInRuntime';
import { held, offered } from './commerceFixture';

/** Texts and formats of a viewer; English where the site lacks texts in their language. */
export function reader(locale: string, timeZone = 'UTC', now = '2026-11-21T20:00:00Z') {
  const language = shippedLocales.find((shipped) => shipped === locale.split('-')[0]);
  const { messages, builtIn } = coreTexts(language ?? 'en');
  const report = (problem: { readonly kind: string }) => {
    throw new Error(problem.kind);
  };
  const t = createSpeaker()({ locale, timeZone, messages, builtIn, development: false, report }).t;
  const parts = { locale, timeZone, country: null, now: () => Date.parse(now), t };
  return { t, format: createFormats(parts), calendar: createCalendar(parts) };
}

export const until = (expiryTimestamp: number, more: Partial<LicenceStatus> = {}) =>
  offered({
    purchaseStrategy: { type: 'FIXED_DATE' },
    status: held({ expiryTimestamp, autoRenewingStatus: null, ...more }),
  });
