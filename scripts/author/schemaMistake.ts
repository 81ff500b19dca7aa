/** Whether the schema of a plugin's options is a JSON Schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';

export interface SchemaMistake {
  /** A JSON pointer to the value. */
  readonly pointer: string;
  readonly message: string;
}

/** The first value of `schema` that JSON Schema does not allow there; null for a valid one. */
export function schemaMistake(schema: object): SchemaMistake | null {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  if (ajv.validateSchema(schema) === true) return null;
  const [deepest] = [...(ajv.errors ?? [])].sort(
    (one, other) => other.instancePath.length - one.instancePath.length,
  );
  if (deepest === undefined) return null;
  const { allowedValues } = deepest.params as { readonly allowedValues?: readonly string[] };
  const allowed = allowedValues === undefined ? '' : `: ${allowedValues.join(', ')}`;
  return {
    pointer: deepest.instancePath,
    message: `This is no JSON Schema: the value ${deepest.message ?? 'is not right'}${allowed}.`,
  };
}
