/** Checks for secrets: every browser receives the whole realm document. */
import { textsIn } from '../jsonDocument';
import { lastSegmentOf } from '../jsonPointer';
import { isBraintreePrivateKey, isSecretByName, secretKind } from '../secretShapes';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

const advice = 'Keep it at the platform, and change it there if this document was ever shared.';

export function* checkSecrets({ written, writtenVisits }: CheckContext): Generator<Finding> {
  const marked = new Set(
    writtenVisits.filter((visit) => visit.schema['x-secret'] === true).map((visit) => visit.pointer),
  );
  for (const pointer of marked)
    yield atValue(
      pointer,
      'secret',
      'This option is a secret, and a realm document reaches every browser.',
      advice,
    );
  for (const { pointer, text } of textsIn(written)) {
    if (marked.has(pointer)) continue;
    const kind = isBraintreePrivateKey(pointer, text) ? 'a Braintree private key' : secretKind(text);
    const key = lastSegmentOf(pointer);
    if (kind !== undefined)
      yield atValue(
        pointer,
        'secret',
        `This looks like ${kind}, and a realm document reaches every browser.`,
        advice,
      );
    else if (text !== '' && isSecretByName(key, text))
      yield atValue(
        pointer,
        'secret',
        `"${key}" is a secret by its name, and a realm document reaches every browser.`,
        advice,
      );
  }
}
