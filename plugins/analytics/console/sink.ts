/** Logs events to the browser's console. */
import type { Activate } from 'proscenium/sdk';
import type { ConsoleSinkOptions } from './options.generated';

export default (({ options: { only } }) => ({
  accept({ name, userType, properties }) {
    if (only === undefined || only.includes(name))
      console.info(`[analytics] ${name}`, { userType, ...properties });
  },
})) satisfies Activate<'analytics-sink', ConsoleSinkOptions>;
