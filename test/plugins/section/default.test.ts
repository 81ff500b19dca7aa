import manifest from '../../../plugins/section/default/plugin.json';
import activate from '../../../plugins/section/default/section';
import { describeSection } from 'proscenium/kit';

describeSection('section/default', { manifest, activate, options: { shape: 'default' } });
