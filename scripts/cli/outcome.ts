/** The result of a command; commands do not write to the terminal themselves. */
export interface Outcome {
  /** For standard output. */
  readonly output: string;
  /** For standard error. */
  readonly errors: string;
  /** 0 when the command succeeded. */
  readonly code: number;
}

export function done(output: string): Outcome {
  return { output, errors: '', code: 0 };
}

export function refused(errors: string): Outcome {
  return { output: '', errors, code: 1 };
}
