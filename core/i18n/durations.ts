/** Durations as texts. */
import { numberFormatter } from './intlFormatters';

/** `mm:ss` under one hour, `HH:mm:ss` from one hour on (LOC-017); an invalid duration is shown as zero. */
export function playbackTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  const hours = Math.floor(whole / 3600);
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(2, '0')).join(':');
}

/** `1 hr 32 min` in the locale's units, rounded to whole minutes; less than one minute in seconds. */
export function runningTime(seconds: number, locale: string): string {
  const unit = (value: number, name: string) =>
    numberFormatter(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (!(seconds >= 60)) return unit(Math.max(0, Math.round(seconds) || 0), 'second');
  const minutes = Math.round(seconds / 60);
  const parts = [
    ...(minutes >= 60 ? [unit(Math.floor(minutes / 60), 'hour')] : []),
    ...(minutes % 60 > 0 ? [unit(minutes % 60, 'minute')] : []),
  ];
  return parts.join(' ');
}
