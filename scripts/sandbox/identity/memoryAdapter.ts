/** In-memory storage of the OpenID provider, lost when the sandbox stops. */
import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  readonly expiresAt: number;
}

/** One store for all record kinds; each adapter instance sees its own kind. */
export class MemoryAdapter implements Adapter {
  private static readonly entries = new Map<string, Entry>();

  constructor(private readonly kind: string) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    MemoryAdapter.entries.set(this.key(id), {
      payload,
      expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Infinity,
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = MemoryAdapter.entries.get(this.key(id));
    if (!entry) return undefined;
    if (entry.expiresAt > Date.now()) return entry.payload;
    MemoryAdapter.entries.delete(this.key(id));
    return undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.first((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.first((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const entry = MemoryAdapter.entries.get(this.key(id));
    if (entry) entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
  }

  async destroy(id: string): Promise<void> {
    MemoryAdapter.entries.delete(this.key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of MemoryAdapter.entries)
      if (payload.grantId === grantId) MemoryAdapter.entries.delete(key);
  }

  private first(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const own = [...MemoryAdapter.entries].find(
      ([key, entry]) =>
        key.startsWith(`${this.kind}:`) && entry.expiresAt > Date.now() && matches(entry.payload),
    );
    return own?.[1].payload;
  }

  private readonly key = (id: string): string => `${this.kind}:${id}`;
}
