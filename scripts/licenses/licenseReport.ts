/** Summarizes the licenses of installed packages. */

/** A package as `npm query` describes it. Old packages have a list, or an object, instead of a text. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly licenses?: readonly { readonly type: string }[];
}

/** Licenses with so few packages are reported with the packages' names. */
const FEW = 10;

/** One line per license, the most frequent first. A package that is installed several times counts once. */
export function licenseReport(packages: readonly InstalledPackage[]): string {
  const byLicense = new Map<string, Set<string>>();
  for (const each of packages) {
    const license = licenseOf(each);
    const names = byLicense.get(license) ?? new Set();
    byLicense.set(license, names.add(`${each.name}@${each.version}`));
  }
  return [...byLicense]
    .map(([license, names]) => [license, [...names].sort()] as const)
    .sort(([one, its], [other, others]) => others.length - its.length || one.localeCompare(other))
    .map(
      ([license, names]) =>
        `${String(names.length).padStart(5)}  ${license}${names.length > FEW ? '' : `: ${names.join(', ')}`}`,
    )
    .join('\n');
}

function licenseOf({ license, licenses = [] }: InstalledPackage): string {
  if (typeof license === 'string') return license;
  return license?.type ?? (licenses.map(({ type }) => type).join(' OR ') || 'not stated');
}
