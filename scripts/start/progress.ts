/** A one-line progress display with elapsed time; plain lines without a terminal. */
import colors from 'picocolors';

export interface Progress {
  /** Ends the previous step and begins another. */
  step(label: string): void;
  done(): void;
  /** Ends the current step as failed. */
  failed(): void;
}

const frames = ['◐', '◓', '◑', '◒'] as const;

export function progress(stream: NodeJS.WriteStream): Progress {
  let current: {
    readonly label: string;
    readonly began: number;
    readonly timer: NodeJS.Timeout | null;
  } | null = null;
  const seconds = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const end = (mark: string) => {
    if (current === null) return;
    if (current.timer !== null) {
      clearInterval(current.timer);
      stream.write('\r\u001B[2K');
    }
    stream.write(`${mark} ${current.label} ${colors.dim(seconds(current.began))}\n`);
    current = null;
  };
  return {
    step(label) {
      end(colors.green('✓'));
      const began = Date.now();
      let frame = 0;
      const draw = () =>
        stream.write(`\r\u001B[2K${frames[frame++ % frames.length]} ${label} ${colors.dim(seconds(began))}`);
      current = { label, began, timer: stream.isTTY ? setInterval(draw, 120) : null };
    },
    done: () => end(colors.green('✓')),
    failed: () => end(colors.red('✗')),
  };
}
