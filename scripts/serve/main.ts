/** `node server.js` in the folder that `npm run build -- --for node` writes. */
import { serve } from './serve';

await serve(process.argv.slice(2), process.env);
