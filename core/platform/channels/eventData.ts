/** Incremental parser for Server-Sent Events. */

/**
 * Takes successive chunks of text and calls `onData` with the data of every complete event. Comments and
 * other fields are ignored.
 */
export function eventData(onData: (data: string) => void): (piece: string) => void {
  let rest = '';
  let data: string[] = [];
  return (piece) => {
    rest += piece;
    // A carriage return at the very end may be half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?=[^])/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line === '' && data.length > 0) {
        const whole = data.join('\n');
        data = [];
        onData(whole);
      }
    }
  };
}
