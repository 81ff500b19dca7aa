/**
 * Evaluates React, then yields to the browser before the rest of the first script: both at once are a long
 * task on a slow phone.
 */
import 'react-dom/client';

await new Promise<void>((resolve) => void setTimeout(resolve));
