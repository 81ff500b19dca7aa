import manifest from '../../../../plugins/route/admin/plugin.json';
import { describeMenuItem } from '../../../kit';

describeMenuItem('route/admin', { manifest });
