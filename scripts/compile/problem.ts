/**
 * The closed list of problem codes for realms and plugin manifests. Every problem that the compiler reports
 * has one of these.
 */

export const problemCodes = {
  /** The file is not JSON: a missing comma, a stray quote, a comment. No other check runs until this is fixed. */
  syntax: 'The file is not valid JSON.',
  /** A folder instead of a file, or a file without read permission. */
  'unreadable-file': 'The file cannot be read.',
  /** The same key occurs twice in one object; JSON parsers silently use the last one. */
  'duplicate-key': 'A key occurs twice in one object.',
  /** A key that no schema has at this pointer. */
  'unknown-key': 'A key that does not belong here.',
  /** A required key is absent. The pointer is that of the enclosing object. */
  'missing-key': 'A required key is missing.',
  /** For example a string instead of a number, or an object instead of a list. */
  'wrong-type': 'The value has the wrong type.',
  /** A value outside a closed set of words. */
  'unknown-value': 'The value is not one of the allowed ones.',
  /** The text does not have the required form: an address, an id, a language code. */
  'bad-format': 'The text does not have the required form.',
  /** Not a color: # and three or six hexadecimal digits. */
  'bad-color': 'The value is not a color.',
  /** A number, a text or a list is too small, too large or empty. */
  'out-of-range': 'The value is too small, too large or empty.',
  /** A list of unique items has a duplicate. */
  'duplicate-item': 'A list holds the same entry twice.',
  /** `extends` names a document that does not exist. */
  'unknown-parent': 'The parent document does not exist.',
  /** Documents extend each other in a circle. */
  'extends-cycle': 'Documents extend each other in a circle.',
  /** A realm's id is not the name of its folder. */
  'id-differs-from-folder': "The id is not the folder's name.",
  /** Two realms claim one host name. */
  'duplicate-host': 'Another realm has this host name.',
  /** No plugin of this name is installed or built in. */
  'unknown-plugin': 'No plugin has this name.',
  /** A built-in plugin that is neither in the tree nor among the dependencies. */
  'plugin-not-installed': 'The plugin is not installed.',
  /** The plugin is installed but not enabled in this realm. */
  'plugin-disabled': 'The plugin is not switched on in this realm.',
  /** The package of a plugin has another integrity than the operator's list. */
  'package-changed': 'The package of a plugin is not the one that was listed.',
  /** The plugin has another id now. */
  'former-plugin-id': 'The plugin has another id now.',
  /** The plugin is named in a part of the document for another kind of plugin. */
  'plugin-misplaced': 'The plugin belongs to another part of the document.',
  /** Two entries of a provider have the same identity. */
  'duplicate-provider': 'Two entries of a provider have the same identity.',
  /** A setting names a sign-in provider that is not configured. */
  'unknown-provider': 'No sign-in provider of this name is configured.',
  /** The plugin that a setting requires is disabled. */
  'setting-needs-plugin': 'The setting needs a plugin that is not switched on.',
  /** A setting is on, but an option that it requires is not set. */
  'setting-needs-option': 'The setting needs an option that is not set.',
  /** Two roles of one table match the same address. */
  'route-collision': 'Two routes have the same path.',
  /** A route can never be reached, since another one always matches first. */
  'route-unreachable': 'The route can never be reached.',
  /** A route table lacks a role, or has one with other parameters than the other tables. */
  'route-table-incomplete': 'The route tables do not hold the same roles and parameters.',
  /** An override names a role that no table has. */
  'unknown-role': 'No route has this role.',
  /** A menu item leads nowhere: an unknown view or role, or one that needs parameters. */
  'menu-target-unknown': 'The menu item leads nowhere.',
  /** A menu item leads to a page that a setting switches off. */
  'menu-target-off': 'The menu item leads to something that is switched off.',
  /** A menu item leads to a role that has no page in this build. */
  'menu-target-without-page': 'The menu item leads to a page that is not in this realm.',
  /** The default locale is not among the offered ones. */
  'locale-not-offered': 'The language is not offered by this realm.',
  /** A text is missing in an offered locale, or a message file lacks a key. */
  'missing-message': 'A text is missing in an offered language.',
  /** A key that is in no message file. */
  'unknown-message': 'No message has this key.',
  /** A message that does not parse, or whose placeholders differ between languages. */
  'bad-message': 'The message is not well formed.',
  /** An image or font file that is not in the realm's folder. */
  'missing-file': 'The file does not exist.',
  /** A font family that is neither installed nor supplied by the realm. */
  'unknown-font': 'The font family is not installed.',
  /** A font family without glyphs for an offered language. */
  'font-lacks-script': 'The font has no letters for an offered language.',
  /** An offered language without built-in texts or texts of the realm. */
  'locale-without-texts': 'Texts of the product are missing in an offered language.',
  /** Neither a sign-in provider nor the magic link is enabled: nobody can sign in. */
  'no-sign-in': 'The realm has no sign-in method.',
  /** The contrast of two theme colors is too low (WCAG 2.2 AA). */
  'low-contrast': 'Two colors are too close to each other.',
  /** Every browser receives the realm document. */
  secret: 'A realm document must not contain secrets.',
  /** An unencrypted address that is not on this machine. */
  'insecure-origin': 'The address is not encrypted.',
  /** A plugin's id differs from the path of its folder. */
  'plugin-id-differs-from-folder': "The plugin's id is not its folder's path.",
  /** Two installed plugins have the same id, or two contributions to a point have the same name. */
  'duplicate-plugin': 'Two plugins have the same name.',
  /** A manifest names a module, schema or folder that does not exist. */
  'missing-module': 'The manifest names a file that does not exist.',
  /** A plugin's option schema cannot be compiled. */
  'bad-options-schema': "The schema of the plugin's options is not valid.",
  /** The plugin was written for another major version of the SDK. */
  'wrong-sdk': 'The plugin was written for another version of the SDK.',
} as const;

export type ProblemCode = keyof typeof problemCodes;

/** A mistake in a document: its position, cause and suggested fix. */
export interface Problem {
  /** Relative to the project's root; `environment` for a value set by the environment. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON pointer to the value; for an unknown key to that key, for a missing key to the enclosing object. */
  readonly pointer: string;
  readonly code: ProblemCode;
  /** An error prevents publishing; a warning does not. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to write or do instead; null when there is no suggestion. */
  readonly suggestion: string | null;
}

/** Whether any of the problems prevents publishing. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/** Sorted by file and position, without duplicates. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(
    problems.map((problem) => [
      [problem.file, problem.pointer, problem.code, problem.message].join('\0'),
      problem,
    ]),
  );
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
