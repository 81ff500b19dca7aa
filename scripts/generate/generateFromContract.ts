/** Computes the files generated from the platform API contract: client types, endpoint constants, response shapes. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { generatePlatformTypes } from '../contract/generatePlatformTypes';
import { endpointModules, readCallsModule } from './endpoints';
import type { Generated } from './generate';
import { contentShapes, moneyShapes, shapesModule } from './shapes';

const endpointFolder = 'core/sdk/endpoints';

/** Reads schemas/platform below `root`. Rejects when the contract is not valid OpenAPI 3.1. */
export async function generateFromContract(root: string): Promise<Generated> {
  const contract = path.join(root, 'schemas/platform');
  const files = new Map([
    ['core/generated/platform.ts', await generatePlatformTypes(contract)],
    ['core/generated/shapes.ts', shapesModule(contract, contentShapes)],
    ['core/generated/moneyShapes.ts', shapesModule(contract, moneyShapes)],
    ['scripts/contract/readCalls.generated.ts', readCallsModule(contract)],
  ]);
  for (const [tag, text] of endpointModules(contract)) files.set(`${endpointFolder}/${tag}.ts`, text);
  const before = existsSync(path.join(root, endpointFolder))
    ? readdirSync(path.join(root, endpointFolder)).map((name) => `${endpointFolder}/${name}`)
    : [];
  return { files, orphans: before.filter((file) => !files.has(file)), problems: [] };
}
