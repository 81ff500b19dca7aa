/** Parses WebVTT files of chapters and thumbnails. Cue settings and styles are ignored. */

export interface VttCue {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const timing = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})/;

/** The cues of a file, in order; invalid cues are skipped, so a broken file yields fewer cues and never throws. */
export function parseVtt(file: string): readonly VttCue[] {
  return file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => timing.test(line));
      const match = timing.exec(lines[at] ?? '');
      if (match === null) return [];
      const [start, end] = [secondsOf(match[1]), secondsOf(match[2])];
      const text = lines
        .slice(at + 1)
        .join('\n')
        .trim();
      return end > start && text !== '' ? [{ start, end, text }] : [];
    });
}

function secondsOf(time = ''): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}
