/** The closed list of what can be wrong with a realm or a plugin's manifest. Every problem the compiler reports has one of these codes. */

export const problemCodes = {
  /** The file is not JSON: a missing comma, a stray quote, a comment. Nothing else is checked before it is. */
  syntax: 'The file is not valid JSON.',
  /** A folder in the place of a file, or one without permission to read it. */
  'unreadable-file': 'The file cannot be read.',
  /** The same key stands twice in one object; JSON keeps the last one silently. */
  'duplicate-key': 'A key stands twice in one object.',
  /** A key that no schema knows in this place. */
  'unknown-key': 'A key that does not belong here.',
  /** A key the schema requires is absent. The pointer is that of the object. */
  'missing-key': 'A required key is missing.',
  /** A string for a number, an object for a list. */
  'wrong-type': 'The value has the wrong type.',
  /** One of a closed set of words was expected. */
  'unknown-value': 'The value is not one of the allowed ones.',
  /** The text does not have the required form: an address, an id, a language code. */
  'bad-format': 'The text does not have the required form.',
  /** Not a colour: # and three or six hexadecimal digits. */
  'bad-colour': 'The value is not a colour.',
  /** A number, a text or a list is too small, too large or empty. */
  'out-of-range': 'The value is too small, too large or empty.',
  /** A list that may not repeat itself does. */
  'duplicate-item': 'A list holds the same entry twice.',
  /** `extends` names a document that does not exist. */
  'unknown-parent': 'The parent document does not exist.',
  /** Documents extend each other in a circle. */
  'extends-cycle': 'Documents extend each other in a circle.',
  /** A realm's id is not the name of its folder. */
  'id-differs-from-folder': "The id is not the folder's name.",
  /** Two realms claim one host name. */
  'duplicate-host': 'Another realm has this host name.',
  /** Nothing of this name exists: neither installed nor known to the house. */
  'unknown-plugin': 'No plugin has this name.',
  /** The house knows the plugin, but it is not in the tree and not among the dependencies. */
  'plugin-not-installed': 'The plugin is not installed.',
  /** The plugin is installed, but this realm does not switch it on. */
  'plugin-disabled': 'The plugin is not switched on in this realm.',
  /** The package of a plugin is not the one that the operator's list names. */
  'package-changed': 'The package of a plugin is not the one that was listed.',
  /** The plugin has another id now. */
  'former-plugin-id': 'The plugin has another id now.',
  /** The plugin is named in a part of the document that takes another kind. */
  'plugin-misplaced': 'The plugin belongs to another part of the document.',
  /** Two entries of a provider cannot be told apart. */
  'duplicate-provider': 'Two entries of a provider cannot be told apart.',
  /** A setting names a sign-in provider that is not configured. */
  'unknown-provider': 'No sign-in provider of this name is configured.',
  /** A setting is on whose plugin is off. */
  'setting-needs-plugin': 'The setting needs a plugin that is not switched on.',
  /** A setting is on, but an option that it needs is not set. */
  'setting-needs-option': 'The setting needs an option that is not set.',
  /** Two roles of one table would answer the same address. */
  'route-collision': 'Two routes have the same path.',
  /** A route can never be reached, since another always wins. */
  'route-unreachable': 'The route can never be reached.',
  /** A route table lacks a role, or has one with other parameters than the rest. */
  'route-table-incomplete': 'The route tables do not hold the same roles and parameters.',
  /** An override names a role that no table has. */
  'unknown-role': 'No route has this role.',
  /** A menu item leads nowhere: an unknown view or role, or one that needs parameters. */
  'menu-target-unknown': 'The menu item leads nowhere.',
  /** A menu item leads to something that a setting switches off. */
  'menu-target-off': 'The menu item leads to something that is switched off.',
  /** A menu item leads to a role that has no page in this build. */
  'menu-target-without-page': 'The menu item leads to a page that is not in this realm.',
  /** The default locale is not among the offered ones. */
  'locale-not-offered': 'The language is not offered by this realm.',
  /** A text lacks an offered locale, or a file of messages lacks a key. */
  'missing-message': 'A text is missing in an offered language.',
  /** A key that no file of messages has. */
  'unknown-message': 'No message has this key.',
  /** A message that does not parse, or whose placeholders differ between languages. */
  'bad-message': 'The message is not well formed.',
  /** An image or font file that is not in the realm's folder. */
  'missing-file': 'The file does not exist.',
  /** A font family that is neither installed nor brought by the realm. */
  'unknown-font': 'The font family is not installed.',
  /** A font family without the letters of an offered language. */
  'font-lacks-script': 'The font has no letters for an offered language.',
  /** An offered language that the product has no texts for, nor the realm. */
  'locale-without-texts': 'Texts of the product are missing in an offered language.',
  /** Neither a sign-in provider nor the magic link: nobody can sign in. */
  'no-sign-in': 'The realm has no way to sign in.',
  /** Two theme colours are too close to be read on each other (WCAG 2.2 AA). */
  'low-contrast': 'Two colours are too close to each other.',
  /** A secret in a realm document would reach every browser. */
  secret: 'A secret must not stand in a realm document.',
  /** An address without encryption that is not on this machine. */
  'insecure-origin': 'The address is not encrypted.',
  /** A plugin's id is not the path of its folder. */
  'plugin-id-differs-from-folder': "The plugin's id is not its folder's path.",
  /** Two installed plugins have the same id, or two contributions to a point the same name. */
  'duplicate-plugin': 'Two plugins have the same name.',
  /** A manifest names a module, schema or folder that does not exist. */
  'missing-module': 'The manifest names a file that does not exist.',
  /** A plugin's option schema cannot be compiled. */
  'bad-options-schema': "The schema of the plugin's options is not valid.",
  /** The plugin was written for another major version of the SDK. */
  'wrong-sdk': 'The plugin was written for another version of the SDK.',
} as const;

export type ProblemCode = keyof typeof problemCodes;
