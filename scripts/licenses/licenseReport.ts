/** Summarizes the licenses of installed packages, and finds those that the project does not accept. */

/** A package as `npm query` describes it. Old packages have a list, or an object, instead of a text. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly licenses?: readonly { readonly type: string }[];
}

export interface LicensePolicy {
  /** Accepted for any package, by SPDX identifier. */
  readonly allowed: readonly string[];
  /** Packages that are accepted as they are: the beginning of their names, and why. */
  readonly exceptions: Readonly<Record<string, string>>;
}

/** Licenses with so few packages are reported with the packages' names. */
const FEW = 10;

/** One line per license, the most frequent first. A package that is installed several times counts once. */
export function licenseReport(packages: readonly InstalledPackage[]): string {
  return [...byLicense(packages)]
    .map(([license, names]) => [license, [...names].sort()] as const)
    .sort(([one, its], [other, others]) => others.length - its.length || one.localeCompare(other))
    .map(
      ([license, names]) =>
        `${String(names.length).padStart(5)}  ${license}${names.length > FEW ? '' : `: ${names.join(', ')}`}`,
    )
    .join('\n');
}

/** One line for each package that the policy does not accept. */
export function refusedLicenses(
  packages: readonly InstalledPackage[],
  { allowed, exceptions }: LicensePolicy,
): readonly string[] {
  const isException = ({ name }: InstalledPackage) =>
    Object.keys(exceptions).some((each) => name.startsWith(each));
  return [...byLicense(packages.filter((each) => !isException(each)))].flatMap(([license, names]) =>
    isAllowed(license, allowed) ? [] : [...names].map((name) => `${name}: ${license}`),
  );
}

/** Of alternatives (OR), one is enough; of parts (AND), all are needed. Combinations of both are not accepted. */
function isAllowed(license: string, allowed: readonly string[]): boolean {
  const expression = license.replace(/^\((.*)\)$/, '$1');
  return expression.includes(' AND ')
    ? expression.split(' AND ').every((each) => allowed.includes(each))
    : expression.split(' OR ').some((each) => allowed.includes(each));
}

function byLicense(packages: readonly InstalledPackage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const each of packages) {
    const license = licenseOf(each);
    all.set(license, (all.get(license) ?? new Set()).add(`${each.name}@${each.version}`));
  }
  return all;
}

function licenseOf({ license, licenses = [] }: InstalledPackage): string {
  if (typeof license === 'string') return license;
  return license?.type ?? (licenses.map(({ type }) => type).join(' OR ') || 'not stated');
}
