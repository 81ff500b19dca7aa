/** Puts dates within messages into the viewer's time zone (LOC-020); FormatJS does so only for named styles. */
import {
  SKELETON_TYPE,
  TYPE,
  type DateTimeSkeleton,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './compiledMessages';

const plain = { [TYPE.date]: { dateStyle: 'medium' }, [TYPE.time]: { timeStyle: 'medium' } } as const;

/** Adds the time zone to all dates and times of the message that would otherwise use the machine's. */
export function zonedDates(message: CompiledMessage, timeZone: string | undefined): CompiledMessage {
  return message.map((element): MessageFormatElement => {
    switch (element.type) {
      case TYPE.date:
      case TYPE.time: {
        if (typeof element.style === 'string') return element;
        const { pattern = '', parsedOptions = plain[element.type] } = element.style ?? {};
        const style: DateTimeSkeleton = {
          type: SKELETON_TYPE.dateTime,
          pattern,
          parsedOptions: { timeZone, ...parsedOptions },
        };
        return { ...element, style };
      }
      case TYPE.plural:
      case TYPE.select: {
        const options = Object.entries(element.options).map(
          ([name, option]) => [name, { ...option, value: zonedDates(option.value, timeZone) }] as const,
        );
        return { ...element, options: Object.fromEntries(options) };
      }
      case TYPE.tag:
        return { ...element, children: zonedDates(element.children, timeZone) };
      default:
        return element;
    }
  });
}
