/** Patterns of secrets, under any key. Public keys such as pk_live_…, AIza… and test_… do not match. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/\b[sr]k_(live|test)_[A-Za-z0-9]{8,}/, "a payment provider's secret key"],
  [/\bwhsec_[A-Za-z0-9]{8,}/, "a webhook's signing secret"],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\b(AKIA|ASIA)[0-9A-Z]{16}\b/, 'a key of a cloud account'],
  [/\bgh[pousr]_[A-Za-z0-9]{30,}/, 'an access token of a code host'],
  [/\b(glpat-|npm_)[A-Za-z0-9_-]{20,}/, 'an access token of a code host'],
  [/\bxox[abprs]-[A-Za-z0-9-]{10,}/, 'an access token of a chat service'],
  [/\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/, 'a signed token (JWT)'],
  [/\bAQE[A-Za-z0-9+/=]{20,}/, 'an Adyen API key'],
  [/\baccess_token\$(production|sandbox)\$\w+\$\w{16,}/, 'a Braintree access token'],
  [/^service_account$|\.iam\.gserviceaccount\.com$/, 'a Google service account'],
  [/\bGOCSPX-[\w-]{10,}/, 'the client secret of a Google application'],
  [/\bEAA[A-Za-z0-9]{60,}/, 'a Facebook access token'],
  [/\bSG\.[\w-]{16,}\.[\w-]{16,}/, 'a key of a mail service'],
];

/** The kind of secret that a text resembles; undefined for none. */
export function secretKind(text: string): string | undefined {
  return shapes.find(([pattern]) => pattern.test(text))?.[1];
}

/** 32 hexadecimal digits are a Braintree private key in a payment provider's entry; elsewhere they may be anything. */
export const isBraintreePrivateKey = (pointer: string, text: string): boolean =>
  pointer.startsWith('/paymentProviders/') && /^[0-9a-f]{32}$/.test(text);

const words =
  'secret|secret_?key|password|passwd|passphrase|private_?key|access_?key|signing_?key|encryption_?key|credentials?|token';
const secretKey = new RegExp(`(^|[a-z0-9_-])(${words})$`, 'i');
/** Names that declare the value public, such as `publicToken` and `siteKey`. */
const publicKey = /(public|publishable|site|csrf|client)[_-]?(token|key)$/i;

/** Whether a key name marks its value as a secret. A public key that some services call a token begins with `pk`. */
export const isSecretByName = (key: string, text: string): boolean =>
  secretKey.test(key) && !publicKey.test(key) && !/^pk[._]/.test(text);
