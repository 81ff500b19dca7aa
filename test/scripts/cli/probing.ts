/** Runs the `contract` command and reads its report. */
import { contract, type ContractOptions } from '../../../scripts/cli/contract';
import type { ProbeReport } from '../../../scripts/contract/probe/report';

export const root = process.cwd();

export const asked: ContractOptions = { apiKey: 'ringside-web', write: false, json: true, with: [] };

export const plain = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');

export async function probe(
  url: string,
  options: Partial<ContractOptions> = {},
): Promise<{ code: number; report: ProbeReport }> {
  const { output, code } = await contract(root, url, { ...asked, ...options });
  return { code, report: JSON.parse(output) as ProbeReport };
}
