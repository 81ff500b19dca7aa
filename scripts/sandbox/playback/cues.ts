/** The WebVTT files of a title: subtitles, chapters, thumbnails. */

interface Cue {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Characters of a line, and lines of a subtitle. */
const LINE_LENGTH = 42;
const LINES = 2;
const SUBTITLE_SECONDS = 4.8;
const PAUSE_SECONDS = 1;

/** Subtitles of a narrator who reads `text` over and over. */
export function narration(text: string, locale: string, seconds: number): string {
  const captions = captionsOf(text, locale);
  const count = captions.length === 0 ? 0 : Math.ceil(seconds / SUBTITLE_SECONDS);
  return webVtt(
    Array.from({ length: count }, (_, index) => ({
      start: index * SUBTITLE_SECONDS,
      end: Math.min((index + 1) * SUBTITLE_SECONDS - PAUSE_SECONDS, seconds),
      text: captions[index % captions.length]!,
    })),
  );
}

/** The sentences of a text, in lines; a long sentence is several captions. */
function captionsOf(text: string, locale: string): readonly string[] {
  return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].flatMap(({ segment }) => {
    const lines: string[] = [];
    for (const word of segment.trim().split(/\s+/)) {
      const line = lines.at(-1);
      if (line !== undefined && line.length + word.length < LINE_LENGTH)
        lines[lines.length - 1] = `${line} ${word}`;
      else lines.push(word);
    }
    return Array.from({ length: Math.ceil(lines.length / LINES) }, (_, index) =>
      lines.slice(index * LINES, (index + 1) * LINES).join('\n'),
    ).filter((caption) => caption !== '');
  });
}

/** Chapters of equal length. */
export const chapters = (names: readonly string[], seconds: number): string =>
  webVtt(
    names.map((text, index) => ({
      start: (index / names.length) * seconds,
      end: ((index + 1) / names.length) * seconds,
      text,
    })),
  );

/** A thumbnail for every `step` seconds. */
export const thumbnails = (
  pictureAt: (position: number) => string,
  { step, seconds }: { readonly step: number; readonly seconds: number },
): string =>
  webVtt(
    Array.from({ length: Math.ceil(seconds / step) }, (_, position) => ({
      start: position * step,
      end: Math.min((position + 1) * step, seconds),
      text: pictureAt(position),
    })),
  );

const webVtt = (cues: readonly Cue[]): string =>
  `${['WEBVTT', ...cues.map(({ start, end, text }) => `${timestampOf(start)} --> ${timestampOf(end)}\n${text}`)].join('\n\n')}\n`;

const timestampOf = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
