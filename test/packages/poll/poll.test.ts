import { describeSection } from 'proscenium/kit';
import manifest from './plugin.json';
import activate from './section';

describeSection('section/poll', { manifest, activate, options: { choices: 3 } });
