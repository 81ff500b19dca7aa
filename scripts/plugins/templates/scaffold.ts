/** Shared by the templates of all kinds: names, and the files that every plugin has. */
import { shippedLocales, type ShippedLocale } from '../../../core/i18n/shippedLocales';
import ar from './messages/ar.json';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';

const templateTexts: Readonly<Record<ShippedLocale, typeof en>> = { ar, en, es, pt };

export interface ScaffoldNames {
  readonly kind:
    'sign-in' | 'payment' | 'section' | 'route' | 'analytics' | 'action' | 'player' | 'search' | 'account';
  /** Such as `gift-card`. */
  readonly name: string;
  /** Such as `payment/gift-card`. */
  readonly id: string;
  /** Such as `GiftCard`. */
  readonly pascal: string;
  /** Such as `giftCard`. */
  readonly camel: string;
  /** Such as `Gift card`. */
  readonly title: string;
}

export interface Scaffold {
  /** The members of plugin.json other than `$schema`, `id`, `title` and `api`. */
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly description: string;
  /** The properties of the options. */
  readonly options: Readonly<
    Record<string, { readonly description: string; readonly [keyword: string]: unknown }>
  >;
  /** The options that a realm must set. */
  readonly required?: readonly string[];
  /** Source files in the manifest's folder: file name to text. */
  readonly modules: Readonly<Record<string, string>>;
  /** The entry of messages/<locale>.json that has its texts; without one, the plugin has no texts. */
  readonly messages?: keyof typeof en;
  /** The text of the test file in test/plugins/<kind>. */
  readonly test: string;
  /** The line of a realm document that enables the plugin. */
  readonly realm: string;
}

/** Derives names from an id such as `payment/gift-card`; null when the id is malformed. */
export function scaffoldNames(id: string): ScaffoldNames | null {
  const [, kind, name] =
    /^(sign-in|payment|section|route|analytics|action|player|search|account)\/([a-z][a-z0-9-]*)$/.exec(id) ??
    [];
  if (kind === undefined || name === undefined) return null;
  const words = name.split('-').filter((word) => word !== '');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const title = words.join(' ');
  return {
    kind: kind as ScaffoldNames['kind'],
    name,
    id,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: title.charAt(0).toUpperCase() + title.slice(1),
  };
}

/** All files of a new plugin: path relative to the root, to text. */
export function scaffoldFiles(names: ScaffoldNames, scaffold: Scaffold): Readonly<Record<string, string>> {
  const folder = `plugins/${names.id}`;
  const manifest = {
    $schema: '../../../schemas/plugin.schema.json',
    id: names.id,
    title: names.title,
    description: scaffold.description,
    api: '^1',
    options: 'options.schema.json',
    ...scaffold.manifest,
  };
  const options = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${names.pascal}Options`,
    type: 'object',
    additionalProperties: false,
    ...(scaffold.required === undefined ? {} : { required: scaffold.required }),
    properties: scaffold.options,
  };
  return {
    [`${folder}/plugin.json`]: json(manifest),
    [`${folder}/options.schema.json`]: json(options),
    ...Object.fromEntries(
      Object.entries(scaffold.modules).map(([name, text]) => [`${folder}/${name}`, text]),
    ),
    ...(scaffold.messages === undefined ? {} : messageFiles(names, scaffold.messages)),
    [`${folder}/README.md`]: readme(names, scaffold),
    [`test/plugins/${names.id}.test.${scaffold.test.includes('/>') ? 'tsx' : 'ts'}`]: scaffold.test,
  };
}

/** Keys begin with the plugin's name, since a key belongs to one plugin. */
function messageFiles(
  { id, camel, title }: ScaffoldNames,
  template: keyof typeof en,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    shippedLocales.map((locale) => {
      const texts = templateTexts[locale][template];
      const entries = Object.entries(texts).map(([suffix, text]) => [
        `${camel}${suffix}`,
        text.replaceAll('{title}', title),
      ]);
      return [`plugins/${id}/messages/${locale}.json`, json(Object.fromEntries(entries))];
    }),
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readme(names: ScaffoldNames, scaffold: Scaffold): string {
  const rows = Object.entries(scaffold.options).map(
    ([name, option]) => `| \`${name}\` | ${option.description} |`,
  );
  return `# ${names.id}

${scaffold.description}

| option | what |
|---|---|
${rows.join('\n')}

A realm switches it on with:

\`\`\`json
${scaffold.realm}
\`\`\`

After a change to \`plugin.json\` or \`options.schema.json\` run \`npm run generate\`. Its test is \`test/plugins/${names.id}.test.ts\`:
it runs the contract suite of its kind from \`test/kit\`, and is the place for what is this plugin's own.
`;
}
