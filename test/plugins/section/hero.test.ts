import manifest from '../../../plugins/section/hero/plugin.json';
import activate from '../../../plugins/section/hero/section';
import { describeSection } from '../../kit';

describeSection('section/hero, one film', { manifest, activate, options: { variant: 'feature' } });
describeSection('section/hero, the tale of the tape', { manifest, activate, options: { variant: 'bout' } });
describeSection('section/hero, now and next', { manifest, activate, options: { variant: 'channel' } });
