/** No secrets: whatever stands in a realm document reaches every browser. */
import { textsIn } from '../jsonDocument';
import { segmentsOf } from '../jsonPointer';
import { schemaWalk } from '../schemaWalk';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

const advice = 'Keep it at the platform, and change it there if this document was ever shared.';

/** What secrets look like, whatever key they stand under. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/\b[sr]k_(live|test)_[A-Za-z0-9]{8,}/, "a payment provider's secret key"],
  [/\bwhsec_[A-Za-z0-9]{8,}/, "a webhook's signing secret"],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\b(AKIA|ASIA)[0-9A-Z]{16}\b/, 'a key of a cloud account'],
  [/\bgh[pousr]_[A-Za-z0-9]{30,}/, 'an access token of a code host'],
  [/\bxox[abprs]-[A-Za-z0-9-]{10,}/, 'an access token of a chat service'],
];

const secretKey = /(^|[a-z_-])(secret|password|passwd|private_?key)$/i;

export function* checkSecrets({ written, schema }: CheckContext): Generator<Finding> {
  const marked = new Set([...schemaWalk(written, schema)].filter((visit) => visit.schema['x-secret'] === true).map((visit) => visit.pointer));
  for (const pointer of marked) yield atValue(pointer, 'secret', 'This option is a secret, and a realm document reaches every browser.', advice);
  for (const { pointer, text } of textsIn(written)) {
    if (marked.has(pointer)) continue;
    const shape = shapes.find(([pattern]) => pattern.test(text));
    const key = segmentsOf(pointer).at(-1) ?? '';
    if (shape !== undefined) yield atValue(pointer, 'secret', `This looks like ${shape[1]}, and a realm document reaches every browser.`, advice);
    else if (text !== '' && secretKey.test(key)) yield atValue(pointer, 'secret', `"${key}" is a secret by its name, and a realm document reaches every browser.`, advice);
  }
}
