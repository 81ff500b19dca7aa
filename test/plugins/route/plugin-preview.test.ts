import manifest from '../../../plugins/route/plugin-preview/plugin.json';
import activate from '../../../plugins/route/plugin-preview/page';
import { describeRoute } from '../../kit';

describeRoute('route/plugin-preview', { manifest, activate, options: {} });
