/** Ports from the environment, and what is said when one cannot be had. */

/** The port that a variable names, else `otherwise`. Throws when it names none. */
export function portFrom(environment: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is "${text}", which is no port: it is a number up to 65535.`);
  return port;
}

/** Says of a server that could not listen which port was the trouble and which variable names another; other errors stay as they are. */
export function portTrouble(error: unknown, port: number, variable: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken. Set ${variable} to a free one.`, { cause: error });
  if (code === 'EACCES') return new Error(`Port ${port} may not be used. Set ${variable} to one above 1023.`, { cause: error });
  return error;
}
