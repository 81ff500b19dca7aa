/** Reads Server-Sent Events out of text that arrives in pieces. */

/** Takes piece after piece and calls `onData` with the data of every event that is whole. Comments and other fields are passed over. */
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
