/** Validation rules of the gift form. Pure. */
import { type Basket, type CallInput, isEmail, trimmed } from 'proscenium/sdk';
import type { Recipient } from './giftOrder';

export const MESSAGE_LENGTH = 500;
export const NAME_LENGTH = 80;
/** Local hour of delivery for a gift on a later day. */
const MORNING = 9;

export interface RecipientProblems {
  readonly name: 'giftNameMissing' | null;
  readonly email: 'giftEmailInvalid' | null;
  readonly day: 'giftDayPast' | 'giftDayFar' | null;
}

/** Problem per field; `today` as `YYYY-MM-DD`. Delivery is at most a year ahead. */
export function recipientProblems({ name, email, day }: Recipient, today: string): RecipientProblems {
  return {
    name: trimmed(name) === '' ? 'giftNameMissing' : null,
    email: isEmail(trimmed(email)) ? null : 'giftEmailInvalid',
    day: day === '' ? null : day < today ? 'giftDayPast' : day > lastDay(today) ? 'giftDayFar' : null,
  };
}

/** A year from today. */
export const lastDay = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

/** The date in the viewer's time zone. */
export function dayOf(now: number): string {
  const date = new Date(now);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');
}

/** Delivery time: in the morning of the chosen day in the viewer's time zone; null for immediately. */
export function deliverAt(day: string, now: number): number | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined || day === '') return null;
  const morning = new Date(year, month - 1, date, MORNING).getTime();
  return Number.isNaN(morning) || morning <= now ? null : morning;
}

/** Request body for the platform (GFT-011). */
export function recipientSent(
  { name, email, message, day }: Recipient,
  now: number,
): CallInput<'putGiftIntoBasket'>['body']['recipient'] {
  const trimmedMessage =
    trimmed(message.replaceAll('\n', ' ')) === '' ? null : message.trim().slice(0, MESSAGE_LENGTH);
  const due = deliverAt(day, now);
  return {
    name: trimmed(name),
    email: trimmed(email),
    ...(trimmedMessage === null ? {} : { message: trimmedMessage }),
    ...(due === null ? {} : { deliverAt: due }),
  };
}

/** Fingerprint of the gift and recipient in a basket: equal text for an equal gift. */
export function giftIn({ basketItems, recipient }: Pick<Basket, 'basketItems' | 'recipient'>): string {
  const { name, email, message, deliverAt } = recipient ?? {};
  return JSON.stringify(
    [basketItems.map(({ sku }) => sku), name, email, message, deliverAt].map((part) => part ?? null),
  );
}
