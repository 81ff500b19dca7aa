import manifest from '../../../plugins/section/poster/plugin.json';
import activate from '../../../plugins/section/poster/section';
import { describeSection } from 'proscenium/kit';

describeSection('section/poster', { manifest, activate, options: { ranked: true } });
