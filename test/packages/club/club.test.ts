import { describeRoute } from 'proscenium/kit';
import manifest from './plugin.json';
import activate from './page';

describeRoute('route/club', { manifest, activate, options: { members: 100 } });
