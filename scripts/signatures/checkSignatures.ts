/** Verifies the registry's signatures of the installed packages, where the registry has keys for that. */

export interface SignatureCheck {
  /** `unknown` when the registry cannot be asked, which is no mistake of the packages. */
  readonly result: 'valid' | 'invalid' | 'unknown';
  readonly message: string;
}

export interface SignatureSources {
  /** The address of the registry. */
  readonly registry: string;
  readonly fetch: typeof fetch;
  /** Runs `npm audit signatures --json`: its output, whether it succeeded or not. */
  readonly audit: () => Promise<string>;
}

/** Milliseconds for the keys of the registry. */
const TIMEOUT = 10_000;

export async function checkSignatures({ registry, fetch, audit }: SignatureSources): Promise<SignatureCheck> {
  const unknown = (reason: string): SignatureCheck => ({
    result: 'unknown',
    message: `The signatures of the packages were not verified: ${reason}.`,
  });
  try {
    const keys = new URL('-/npm/v1/keys', `${registry.replace(/\/$/, '')}/`);
    const response = await fetch(keys, { signal: AbortSignal.timeout(TIMEOUT) });
    await response.body?.cancel();
    if (!response.ok) return unknown(`${registry} has no keys for signatures (${response.status})`);
  } catch {
    return unknown(`${registry} cannot be reached`);
  }
  const found = resultOf(await audit());
  if (found === null) return unknown('npm audit signatures did not finish');
  const names = [...found.invalid, ...found.missing].map(({ name, version }) => `${name}@${version}`);
  return names.length === 0
    ? { result: 'valid', message: 'The signatures of all packages are valid.' }
    : { result: 'invalid', message: `Invalid or missing signatures: ${names.join(', ')}.` };
}

interface Signed {
  readonly name: string;
  readonly version: string;
}

/** What npm reports; null when it reports something else, such as an error of the network. */
function resultOf(
  output: string,
): { readonly invalid: readonly Signed[]; readonly missing: readonly Signed[] } | null {
  try {
    const { invalid, missing } = JSON.parse(output) as Readonly<Record<string, unknown>>;
    return Array.isArray(invalid) && Array.isArray(missing)
      ? { invalid: invalid as Signed[], missing: missing as Signed[] }
      : null;
  } catch {
    return null;
  }
}
