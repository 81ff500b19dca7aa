/** Ports from the environment, and the errors when one is unavailable. */

/** The port in a variable, else `otherwise`. Throws when the variable is not a port. */
export function portFrom(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is "${text}", which is no port: it is a number up to 65535.`);
  return port;
}

/**
 * Explains for a server that could not listen which port is unavailable and which variable changes it;
 * returns other errors unchanged.
 */
export function portTrouble(error: unknown, port: number, variable: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Set ${variable} to a free one.`, { cause: error });
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be used. Set ${variable} to one above 1023.`, { cause: error });
  return error;
}
