/** What is sent of an event: nothing that identifies the viewer beyond their type. Pure. */
import type { AnalyticsEvent } from 'proscenium/sdk';

export type SentEvent = Pick<AnalyticsEvent, 'name' | 'at' | 'userType' | 'properties'>;

/** Names of properties that identify or re-identify a person. */
const telling =
  /(?:^|_)(?:user|viewer|account|customer|profile|person|session|device|client|visitor)(?:_?(?:id|name|key))?$|e_?mail|phone|token|secret|password|first_?name|last_?name|full_?name|birth|address$|(?:^|_)ip$/;
const mailAddress = /[^\s@]@[^\s@]+\.[^\s@]/;
const MAX_VALUE_LENGTH = 500;

/** Filters properties by name, whatever their source, and by value. */
export function sentEvent({ name, at, userType, properties }: AnalyticsEvent): SentEvent {
  const allowed = Object.entries(properties).filter(
    ([key, value]) =>
      !telling.test(snakeCase(key)) && !(typeof value === 'string' && mailAddress.test(value)),
  );
  return {
    name,
    at,
    userType,
    properties: Object.fromEntries(
      allowed.map(([key, value]) => [
        key,
        typeof value === 'string' ? value.slice(0, MAX_VALUE_LENGTH) : value,
      ]),
    ),
  };
}

const snakeCase = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('-', '_');
