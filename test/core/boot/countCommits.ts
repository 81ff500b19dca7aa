/** Import it before React, as pages do with their inlined script: React reads the hook when it is evaluated. */
import { countCommits } from '../../../core/plugins/commitCounter';

countCommits();
