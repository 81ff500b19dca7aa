/** Lets everything happen that needs neither time nor a server: a number of turns of the event loop, whatever the machine's load. */
export async function flushTasks(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => void setTimeout(resolve));
}
