/**
 * `contract <url>`: sends a real platform the calls that a site makes, and reports every deviation from the
 * contract.
 */
import path from 'node:path';
import colors from 'picocolors';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { readContract } from '../contract/contractDocument';
import { menuSections, unknownSections, unknownSectionText } from '../contract/probe/menuSections';
import { probePlatform } from '../contract/probe/probePlatform';
import { realmCalls } from '../contract/probe/realmCalls';
import { Unreachable, type ProbeFinding, type ProbeGap, type ProbeReport } from '../contract/probe/report';
import { openRealm } from './openRealm';
import type { Outcome } from './outcome';

export interface ContractOptions {
  /** The realm's key at the platform; by default that of `realm`, or ringside's at the sandbox. */
  readonly apiKey?: string | undefined;
  /** A realm's id: then only the calls of its site are tried, at its paths, and the sections of its menus. */
  readonly realm?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly impersonation?: string | undefined;
  readonly write: boolean;
  readonly json: boolean;
  /** `name=value`, for parameters that no answer provides. */
  readonly with: readonly string[];
}

/**
 * Exits with 0 when every probed call conforms, 1 when one does not, 2 when there is nothing to probe.
 * Without `address` the realm's own platform is probed.
 */
export async function contract(
  root: string,
  address: string | undefined,
  { apiKey, realm: id, email, password, impersonation, write, json, with: given }: ContractOptions,
): Promise<Outcome> {
  const refuse = (errors: string): Outcome => ({ output: '', errors, code: 2 });
  const opened = id === undefined ? null : openRealm(root, id);
  if (typeof opened === 'string') return refuse(opened);
  const realm = opened?.compilation.realm ?? null;
  if (opened !== null && realm === null) return refuse(`${opened.file} has mistakes; see realm check.`);
  const url = address ?? realm?.platform.url;
  if (url === undefined) return refuse('Name the address of the platform, or a realm with --realm.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return refuse(`${url} is no address. Write it with its scheme: https://api.velvet.example`);
  if ((email === undefined) !== (password === undefined))
    return refuse('--email and --password belong together.');
  const unreadable = given.find((text) => !/^[\w.]+=./.test(text));
  if (unreadable !== undefined) return refuse(`--with ${unreadable} should read name=value.`);
  const key = apiKey ?? realm?.platform.apiKey ?? 'ringside-web';
  try {
    const report = await probePlatform({
      contract: readContract(path.join(root, 'schemas/platform')),
      url,
      apiKey: key,
      credentials: email === undefined || password === undefined ? null : { email, password },
      impersonation,
      write,
      given: Object.fromEntries(
        given.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
      ),
      ...(opened === null || realm === null
        ? {}
        : { only: realmCalls(root, opened.compilation.enabled.values()), paths: realm.platform.endpoints }),
    });
    const findings = [
      ...report.findings,
      ...(realm === null
        ? []
        : await sectionFindings({ ...realm, platform: { ...realm.platform, url, apiKey: key } })),
    ];
    const faulty = new Set(findings.map(({ operation }) => operation));
    const whole = {
      ...report,
      findings,
      conforming: report.conforming.filter((operation) => !faulty.has(operation)),
    };
    return {
      output: json ? JSON.stringify(whole, null, 2) : reportText(whole),
      errors: '',
      code: findings.length > 0 ? 1 : 0,
    };
  } catch (error) {
    if (error instanceof Unreachable) return refuse(error.message);
    throw error;
  }
}

async function sectionFindings(realm: CheckedRealm): Promise<ProbeFinding[]> {
  const unknown = await unknownSections(realm, menuSections(realm), fetch);
  return unknown.map((section) => ({
    operation: 'readSection',
    call: `GET section ${section.id}`,
    status: 404,
    pointer: '',
    cause: unknownSectionText(section),
  }));
}

function reportText({ url, conforming, findings, gaps, lacks }: ProbeReport): string {
  const operations = new Set(findings.map(({ operation }) => operation));
  const verdict =
    findings.length === 0
      ? colors.green(
          `✓ ${url} conforms to the contract in the ${count(conforming.length, 'call')} that could be tried.`,
        )
      : colors.red(
          `✗ ${url} does not conform to the contract in ${count(operations.size, 'call')}; ${conforming.length} conform.`,
        );
  return [
    ...findings.map(findingText),
    ...byReason('Lacks, though the site works without it:', lacks),
    ...byReason('Not probed:', gaps),
    '',
    verdict,
  ].join('\n');
}

function findingText({ operation, call, status, pointer, cause }: ProbeFinding): string {
  const where = pointer === '' ? '' : `${colors.bold(pointer)} `;
  return `${colors.red('error')}  ${colors.bold(operation)}  ${colors.dim(`${call} → ${status === 0 ? 'no answer' : status}`)}\n  ${where}${cause}`;
}

/** Groups calls by their reason. */
function byReason(title: string, gaps: readonly ProbeGap[]): string[] {
  if (gaps.length === 0) return [];
  const reasons = [...new Set(gaps.map(({ reason }) => reason))];
  const ofReason = (reason: string): string =>
    gaps.flatMap((gap) => (gap.reason === reason ? [gap.operation] : [])).join(', ');
  return ['', title, ...reasons.map((reason) => `  ${reason}: ${colors.dim(ofReason(reason))}`)];
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
