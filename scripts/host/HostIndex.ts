/** Which realm a host name of its own belongs to, for any number of realms: documents are read again only when they have changed. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseJsonDocument } from '../compile/jsonDocument';
import { isRecord } from '../compile/jsonPointer';
import { realmFolders } from '../compile/realmSources';

interface Entry {
  readonly modified: number;
  readonly hosts: readonly string[];
}

/** Milliseconds between two looks at the folder: a host name that nobody has must not cost a walk through all realms each time. */
const PAUSE = 1000;

export class HostIndex {
  private readonly entries = new Map<string, Entry>();
  private ids = new Map<string, string[]>();
  private looked = -Infinity;

  /** `inheritedHosts` gives the hosts of a realm whose own document names none; `now` is milliseconds. */
  constructor(
    private readonly root: string,
    private readonly inheritedHosts: (id: string) => readonly string[],
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The realms whose documents name the host, in alphabetical order; what a document says is at most a second old. */
  realmsNaming(hostname: string): readonly string[] {
    if (this.now() - this.looked >= PAUSE) this.look();
    return this.ids.get(hostname) ?? [];
  }

  private look(): void {
    this.looked = this.now();
    const ids = realmFolders(this.root);
    const there = new Set(ids);
    for (const id of this.entries.keys()) if (!there.has(id)) this.entries.delete(id);
    this.ids = new Map();
    for (const id of ids) for (const host of this.hostsOf(id)) this.ids.set(host, [...(this.ids.get(host) ?? []), id]);
  }

  private hostsOf(id: string): readonly string[] {
    const file = path.join(this.root, 'realms', id, 'realm.json');
    const known = this.entries.get(id);
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (known?.modified === modified) return known.hosts;
    const hosts = this.writtenHosts(file) ?? this.inheritedHosts(id);
    // A document that is being edited may be broken, and its site stays up meanwhile.
    const all = [...new Set([...hosts, ...(known?.hosts ?? [])])];
    this.entries.set(id, { modified, hosts: all });
    return all;
  }

  private writtenHosts(file: string): readonly string[] | undefined {
    try {
      const { value } = parseJsonDocument(file, readFileSync(file, 'utf8'));
      const hosts = isRecord(value) ? value['hosts'] : undefined;
      return Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string') : undefined;
    } catch {
      return [];
    }
  }
}
