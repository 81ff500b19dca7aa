/** Finding a channel by its name or its number. */
import type { GuideChannel } from '../../../core/sdk';

/** Those whose name has the words, or whose number begins with them; case, accents and vowel marks do not count. All without words. */
export function filterChannels(channels: readonly GuideChannel[], words: string): readonly GuideChannel[] {
  const wanted = plain(words.trim());
  if (wanted === '') return channels;
  return channels.filter(({ name, number }) => plain(name).includes(wanted) || (number != null && String(number).startsWith(wanted)));
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{Mn}/gu, '').toLowerCase();
