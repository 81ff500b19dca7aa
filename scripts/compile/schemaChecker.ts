/** Configures ajv: draft 2020-12, all errors, discriminators, and the project's annotations. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/**
 * Annotations that validation ignores: `x-secret` marks an option that a realm must never contain,
 * `x-requires-plugin` the plugin that a setting needs, `x-brings-plugin` the plugin that it enables,
 * `x-requires-options` the options that this plugin must then have,
 * `x-color` a color, `x-file` an address that may be a file of the realm, `x-host` a host name, `x-origin`
 * an origin, `x-url` an address, `x-localised` a text in several languages.
 */
export const annotations = [
  'x-secret',
  'x-requires-plugin',
  'x-brings-plugin',
  'x-requires-options',
  'x-color',
  'x-file',
  'x-host',
  'x-origin',
  'x-url',
  'x-localised',
] as const;

/** A validator factory that knows `schemas` by `$id`. Throws when a schema is invalid. */
export function schemaChecker(schemas: readonly object[] = []): {
  compile(schema: object): ValidateFunction;
} {
  const ajv = createAjv(schemas);
  return { compile: (schema) => ajv.compile(schema) };
}

/** With `asCode`, its validators can be generated as a module (scripts/build/draftCompiler.ts). */
export function createAjv(schemas: readonly object[] = [], asCode = false): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    schemas: [...schemas],
    // Optimizing takes longer than a command uses the validator.
    code: asCode ? { source: true, esm: true } : { optimize: false },
  });
  // ajv-formats is CommonJS: Node returns its namespace, a bundler its default export.
  type AddFormats = (instance: Ajv2020) => unknown;
  const namespace = formats as unknown as AddFormats & { readonly default?: AddFormats };
  const addFormats = namespace.default ?? namespace;
  addFormats(ajv);
  ajv.addVocabulary([...annotations]);
  return ajv;
}
