/** Generates the client's types from the platform API contract. */
import openapiTypeScript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { contractFolder, readContract, type ContractDocument } from './contractDocument';

const HEAD = `/**
 * Types of the platform API, generated from schemas/platform by \`npm run generate\`. Do not edit.
 * Every schema is exported by its own name (\`ContentCard\`, \`Licence\`); \`operations\` contains the calls by operation id.
 */
`;

/** Declarations of the generator that nothing imports: code names a call by its operation id, not by its path. */
const omitted: ReadonlySet<string> = new Set(['paths', 'webhooks', '$defs']);

/** Returns the text of core/generated/platform.ts. Rejects when the contract in `folder` is not valid OpenAPI 3.1. */
export async function generatePlatformTypes(folder: string = contractFolder): Promise<string> {
  const contract = readContract(folder);
  const nodes = await openapiTypeScript(JSON.stringify(contract, withoutExamples), {
    alphabetize: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return `${HEAD}\n${described(astToString(nodes.filter(isUsed)), contract)}`;
}

/** Puts the descriptions of the schemas before the types that are named after them. */
function described(types: string, { components }: ContractDocument): string {
  return types.replace(/^export type (\w+) = components\['schemas'\]/gm, (declaration, name: string) => {
    const description = components.schemas[name]?.['description'];
    return typeof description === 'string' ? `/** ${description} */\n${declaration}` : declaration;
  });
}

const isUsed = (node: ts.Node): boolean =>
  !((ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && omitted.has(node.name.text));

/** Types do not need the examples. */
const withoutExamples = (key: string, value: unknown): unknown => (key === 'examples' ? undefined : value);
