import manifest from '../../../plugins/analytics/console/plugin.json';
import activate from '../../../plugins/analytics/console/sink';
import { describeAnalyticsSink } from 'proscenium/kit';

describeAnalyticsSink('analytics/console', { manifest, activate, options: {} });
