/** ajv as the project uses it: draft 2020-12, every error, discriminators, and the schemas' own annotations. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/**
 * Annotations that validation passes over: `x-secret` marks an option that must never stand in a realm,
 * `x-requires-plugin` the plugin a setting needs, `x-brings-plugin` the one it switches on, `x-requires-options` what that plugin's options must then state, `x-colour` a colour,
 * `x-file` an address that may be a file of the realm, `x-host` a host name, `x-origin` an origin, `x-url` an address, `x-localised` a text in several languages.
 */
export const annotations = ['x-secret', 'x-requires-plugin', 'x-brings-plugin', 'x-requires-options', 'x-colour', 'x-file', 'x-host', 'x-origin', 'x-url', 'x-localised'] as const;

/** A validator factory with `schemas` known by their `$id`. Throws when a schema is not valid. */
export function schemaChecker(schemas: readonly object[] = []): { compile(schema: object): ValidateFunction } {
  const ajv = createAjv(schemas);
  return { compile: (schema) => ajv.compile(schema) };
}

/** With `asCode`, its validators can be written out as a module (scripts/build/draftCompiler.ts). */
export function createAjv(schemas: readonly object[] = [], asCode = false): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    schemas: [...schemas],
    ...(asCode ? { code: { source: true, esm: true } } : {}),
  });
  // ajv-formats is CommonJS: Node gives its namespace, a bundler its default.
  type AddFormats = (instance: Ajv2020) => unknown;
  const namespace = formats as unknown as AddFormats & { readonly default?: AddFormats };
  const addFormats = namespace.default ?? namespace;
  addFormats(ajv);
  ajv.addVocabulary([...annotations]);
  return ajv;
}
