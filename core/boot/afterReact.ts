/** Reads React, and lets the browser paint and answer before the rest of the first script is read: both at once are a long task on a slow phone. */
import 'react-dom/client';

await new Promise<void>((resolve) => void setTimeout(resolve));

export {};
