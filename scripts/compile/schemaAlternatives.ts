/** Alternatives in a schema (`oneOf`, `anyOf`): which of their errors count, and what their discriminator allows. */
import type { ErrorObject } from 'ajv';
import { asSchema, typeOf, type Schema } from './findingWords';

/**
 * Of alternatives with different JSON types, only the errors of the intended one count. Discriminated
 * alternatives need no filter: ajv only checks the selected one.
 */
export function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf');
  return errors.filter((error) => {
    if (choices.includes(error)) return !someBranchTakesType(error);
    return choices.every((choice) => {
      if (!isInside(error, choice)) return true;
      if (!someBranchTakesType(choice)) return false;
      const branch = branchOf(error, choice);
      return branch !== undefined && takesType(branch, choice.data);
    });
  });
}

function isInside(error: ErrorObject, choice: ErrorObject): boolean {
  return (
    error !== choice &&
    error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
    error.instancePath.startsWith(choice.instancePath)
  );
}

export function branches(choice: ErrorObject): Schema[] {
  return Array.isArray(choice.schema) ? choice.schema.map(asSchema) : [];
}

function branchOf(error: ErrorObject, choice: ErrorObject): Schema | undefined {
  const index = Number(error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]);
  return branches(choice)[index];
}

function someBranchTakesType(choice: ErrorObject): boolean {
  return branches(choice).some((branch) => takesType(branch, choice.data));
}

function takesType(branch: Schema, data: unknown): boolean {
  return branch['type'] !== undefined && [branch['type']].flat().includes(typeOf(data));
}

export function tagValues(schema: Schema, tag: string): string[] {
  const alternatives = Array.isArray(schema['oneOf']) ? schema['oneOf'].map(asSchema) : [];
  return alternatives.flatMap((alternative) => {
    const property = asSchema(asSchema(alternative['properties'])[tag]);
    return 'const' in property
      ? [String(property['const'])]
      : Array.isArray(property['enum'])
        ? property['enum'].map(String)
        : [];
  });
}

/** Whether any of the alternatives knows a key; if so, the key is not a misspelt discriminator. */
export function isKnownToABranch(schema: Schema, key: string): boolean {
  const alternatives = Array.isArray(schema['oneOf']) ? schema['oneOf'].map(asSchema) : [];
  return alternatives.some((alternative) => Object.hasOwn(asSchema(alternative['properties']), key));
}
