/** Channel filter by name or number. */
import type { Content, GuideChannel } from 'proscenium/sdk';

/**
 * Channels whose name contains the words, or whose number starts with them; ignores case, accents and vowel
 * marks. All without words.
 */
export function filterChannels(channels: readonly GuideChannel[], words: string): readonly GuideChannel[] {
  const wanted = plain(words.trim());
  if (wanted === '') return channels;
  return channels.filter(
    ({ name, number }) =>
      plain(name).includes(wanted) || (number != null && String(number).startsWith(wanted)),
  );
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Null: no event plays this channel, so it is not playable here. */
export function contentOfChannel({
  eventId,
  name,
  accessLevel,
  channelLogoUrl,
}: GuideChannel): Content | null {
  if (eventId == null) return null;
  return {
    id: eventId,
    liveEventId: eventId,
    title: name,
    type: 'EPG',
    ...(accessLevel == null ? {} : { accessLevel }),
    logoUrl: channelLogoUrl ?? null,
  };
}
