/** In a file of its own, since the sinks of the contract go on listening to the window. */
import manifest from '../../../plugins/analytics/monitoring/plugin.json';
import activate from '../../../plugins/analytics/monitoring/sink';
import { describeAnalyticsSink } from 'proscenium/kit';

describeAnalyticsSink('analytics/monitoring', {
  manifest,
  activate,
  options: { url: 'https://reports.test/page', errors: 100, vitals: 0 },
});
