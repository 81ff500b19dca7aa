/** Dates within messages are told where the viewer is (LOC-020); FormatJS alone does so only for named styles. */
import { SKELETON_TYPE, TYPE, type DateTimeSkeleton, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './compiledMessages';

const plain = { [TYPE.date]: { dateStyle: 'medium' }, [TYPE.time]: { timeStyle: 'medium' } } as const;

/** The message with a time zone written into each of its dates and times that would be told in the machine's own. */
export function zonedDates(message: CompiledMessage, timeZone: string | undefined): CompiledMessage {
  return message.map((element): MessageFormatElement => {
    switch (element.type) {
      case TYPE.date:
      case TYPE.time: {
        if (typeof element.style === 'string') return element;
        const { pattern = '', parsedOptions = plain[element.type] } = element.style ?? {};
        const style: DateTimeSkeleton = { type: SKELETON_TYPE.dateTime, pattern, parsedOptions: { timeZone, ...parsedOptions } };
        return { ...element, style };
      }
      case TYPE.plural:
      case TYPE.select: {
        const options = Object.entries(element.options).map(([name, option]) => [name, { ...option, value: zonedDates(option.value, timeZone) }] as const);
        return { ...element, options: Object.fromEntries(options) };
      }
      case TYPE.tag:
        return { ...element, children: zonedDates(element.children, timeZone) };
      default:
        return element;
    }
  });
}
