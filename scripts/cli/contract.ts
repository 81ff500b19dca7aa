/** `contract <url>`: asks a real platform what a site would ask, and says what is not as the contract says. */
import path from 'node:path';
import colours from 'picocolors';
import { readContract } from '../contract/contractDocument';
import { probePlatform } from '../contract/probe/probePlatform';
import { Unreachable, type ProbeFinding, type ProbeGap, type ProbeReport } from '../contract/probe/report';
import type { Outcome } from './outcome';

export interface ContractOptions {
  readonly apiKey: string;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly impersonation?: string | undefined;
  readonly write: boolean;
  readonly json: boolean;
  /** `name=value`, for what no answer tells. */
  readonly with: readonly string[];
}

/** Ends with 0 when everything that was probed conforms, 1 when something does not, 2 when there is nothing to probe. */
export async function contract(root: string, url: string, { apiKey, email, password, impersonation, write, json, with: given }: ContractOptions): Promise<Outcome> {
  const refuse = (errors: string): Outcome => ({ output: '', errors, code: 2 });
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return refuse(`${url} is no address. Write it with its scheme: https://api.velvet.example`);
  if ((email === undefined) !== (password === undefined)) return refuse('--email and --password belong together.');
  const unreadable = given.find((text) => !/^[\w.]+=./.test(text));
  if (unreadable !== undefined) return refuse(`--with ${unreadable} should read name=value.`);
  try {
    const report = await probePlatform({
      contract: readContract(path.join(root, 'schemas/platform')),
      url,
      apiKey,
      credentials: email === undefined || password === undefined ? null : { email, password },
      impersonation,
      write,
      given: Object.fromEntries(given.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)])),
    });
    return { output: json ? JSON.stringify(report, null, 2) : reportText(report), errors: '', code: report.findings.length > 0 ? 1 : 0 };
  } catch (error) {
    if (error instanceof Unreachable) return refuse(error.message);
    throw error;
  }
}

function reportText({ url, conforming, findings, gaps, lacks }: ProbeReport): string {
  const operations = new Set(findings.map(({ operation }) => operation));
  const verdict =
    findings.length === 0
      ? colours.green(`✓ ${url} keeps to the contract in the ${count(conforming.length, 'call')} that could be tried.`)
      : colours.red(`✗ ${url} does not keep to the contract in ${count(operations.size, 'call')}; ${conforming.length} are as they should be.`);
  return [...findings.map(findingText), ...byReason('Lacks, though the site works without it:', lacks), ...byReason('Not probed:', gaps), '', verdict].join('\n');
}

function findingText({ operation, call, status, pointer, cause }: ProbeFinding): string {
  const where = pointer === '' ? '' : `${colours.bold(pointer)} `;
  return `${colours.red('error')}  ${colours.bold(operation)}  ${colours.dim(`${call} → ${status === 0 ? 'no answer' : status}`)}\n  ${where}${cause}`;
}

/** Calls by what is said of them. */
function byReason(title: string, gaps: readonly ProbeGap[]): string[] {
  if (gaps.length === 0) return [];
  const reasons = [...new Set(gaps.map(({ reason }) => reason))];
  const ofReason = (reason: string): string => gaps.flatMap((gap) => (gap.reason === reason ? [gap.operation] : [])).join(', ');
  return ['', title, ...reasons.map((reason) => `  ${reason}: ${colours.dim(ofReason(reason))}`)];
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
