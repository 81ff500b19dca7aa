/** A process of `realm publish`: publishes the realms that the command sends until the command disconnects. */
import { openStore } from '../releases/openStore';
import type { PublishAnswer, PublishRequest } from './publishProcesses';
import { realmPublisher, type PublishRealms } from './publishRealms';
import { storeFailure } from './storeCommand';

let publisher: Promise<PublishRealms>;

process.on('message', (request: PublishRequest) => {
  if ('job' in request) publisher = realmPublisher(request.job, openStore(request.job.store));
  // An error that is not the store's is a mistake: it is printed and ends the process, which the command reports.
  else void answerTo(request.targets).then((answer) => process.send?.(answer));
});

async function answerTo(targets: readonly string[]): Promise<PublishAnswer> {
  try {
    const publish = await publisher;
    return { attempts: await publish(targets) };
  } catch (error) {
    const failure = storeFailure(error);
    if (failure === null) throw error;
    return { storeFailure: failure };
  }
}
