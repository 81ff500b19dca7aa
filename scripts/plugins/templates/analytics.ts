/** Scaffolds an analytics sink: collects events and sends them in batches. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function analyticsScaffold({ id, name, pascal, title }: ScaffoldNames): Scaffold {
  return {
    description: `Hands analytics events to ${title}.`,
    manifest: { contributes: { 'analytics-sink': [{ name, module: './sink' }] }, onFailure: 'hide' },
    options: {
      batch: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: 10,
        description: 'How many events are sent in one batch.',
      },
    },
    modules: {
      'sink.ts': `/** Sends events to ${title}. */
import type { Activate, AnalyticsEvent } from 'proscenium/sdk';
import type { ${pascal}Options } from './options.generated';

export default (({ options: { batch }, log }) => {
  let held: AnalyticsEvent[] = [];
  // Placeholder: call the script or endpoint of ${title} here instead of logging.
  const flush = () => {
    if (held.length > 0) log.info('events', { events: held });
    held = [];
  };
  return {
    accept(event) {
      held.push(event);
      if (held.length >= batch) flush();
    },
    flush,
  };
}) satisfies Activate<'analytics-sink', ${pascal}Options>;
`,
    },
    test: `import activate from '../../../plugins/${id}/sink';
import manifest from '../../../plugins/${id}/plugin.json';
import { describeAnalyticsSink } from 'proscenium/kit';

describeAnalyticsSink('${id}', { manifest, activate, options: { batch: 10 } });
`,
    realm: `"plugins": { "${id}": {} }`,
  };
}
