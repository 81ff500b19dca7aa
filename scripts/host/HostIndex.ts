/** Maps custom host names to realms, for any number of realms; documents are read again only after a change. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { claimedHosts } from '../compile/checks/identity';
import { readDocumentChain, realmFolders, type HostClaim } from '../compile/realmSources';

interface Entry {
  /** Modification times of the documents that contain the hosts. */
  readonly state: string;
  /** The documents: the realm's own and those that it extends. */
  readonly files: readonly string[];
  readonly claims: readonly (readonly [host: string, claim: HostClaim])[];
  /**
   * The hosts that it claims now and those of earlier versions: while a document is broken during an edit,
   * its site stays up.
   */
  readonly hosts: readonly string[];
}

/** Milliseconds between two scans of the folder: requests with unknown host names must not cost a scan each. */
const PAUSE = 1000;

export class HostIndex {
  private readonly entries = new Map<string, Entry>();
  private ids = new Map<string, readonly string[]>();
  private claims = new Map<string, readonly HostClaim[]>();
  private looked = -Infinity;

  /** `now` is milliseconds. */
  constructor(
    private readonly root: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The realms whose documents name the host, in alphabetical order; at most a second out of date. */
  realmsNaming(hostname: string): readonly string[] {
    this.refresh();
    return this.ids.get(hostname) ?? [];
  }

  /** The documents that claim the host, as current as {@link realmsNaming}. */
  claimsOf(hostname: string): readonly HostClaim[] {
    this.refresh();
    return this.claims.get(hostname) ?? [];
  }

  /** The other claims on the hosts in a realm's document, as a text to compare. */
  rivalsOf(id: string): string {
    this.refresh();
    this.update(id);
    const file = documentOf(id);
    const hosts = this.entries.get(id)?.claims.map(([host]) => host) ?? [];
    return hosts
      .flatMap((host) =>
        this.claimsOf(host).flatMap((claim) =>
          claim.file === file ? [] : [`${host} ${claim.file}:${claim.line}|`],
        ),
      )
      .join('');
  }

  private refresh(): void {
    if (this.now() - this.looked >= PAUSE) this.look();
  }

  /** Re-reads one realm, so that a host that it claims is known before the next scan. */
  private update(id: string): void {
    const before = this.entries.get(id);
    const entry = this.entryOf(id);
    if (entry === before) return;
    for (const [host] of before?.claims ?? [])
      this.claims.set(
        host,
        this.claimsOf(host).filter(({ file }) => file !== documentOf(id)),
      );
    for (const [host, claim] of entry.claims) add(this.claims, host, claim);
    for (const host of entry.hosts) if (this.ids.get(host)?.includes(id) !== true) add(this.ids, host, id);
  }

  private look(): void {
    this.looked = this.now();
    const ids = realmFolders(this.root);
    const there = new Set(ids);
    for (const id of this.entries.keys()) if (!there.has(id)) this.entries.delete(id);
    this.ids = new Map();
    this.claims = new Map();
    for (const id of ids) {
      const { hosts, claims } = this.entryOf(id);
      for (const host of hosts) add(this.ids, host, id);
      for (const [host, claim] of claims) add(this.claims, host, claim);
    }
  }

  private entryOf(id: string): Entry {
    const known = this.entries.get(id);
    if (known !== undefined && known.state === this.stateOf(known.files)) return known;
    const sources = readDocumentChain(this.root, documentOf(id));
    const files = [...sources.documents.keys()];
    const state = this.stateOf(files);
    const claims = claimedHosts(sources, documentOf(id));
    const hosts = [...new Set([...claims.map(([host]) => host), ...(known?.hosts ?? [])])];
    const entry = { state, files, claims, hosts };
    this.entries.set(id, entry);
    return entry;
  }

  private stateOf(files: readonly string[]): string {
    return files
      .map((file) => statSync(path.join(this.root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0)
      .join(' ');
  }
}

const documentOf = (id: string): string => `realms/${id}/realm.json`;

function add<T>(lists: Map<string, readonly T[]>, key: string, item: T): void {
  lists.set(key, [...(lists.get(key) ?? []), item]);
}
