import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import { releaseStoreContract } from './releaseStoreContract';

releaseStoreContract('memory', {
  open: async () => {
    const values: MemoryValues = new Map();
    return {
      store: memoryStore(values),
      reopen: (now) => memoryStore(values, now),
      tamper: async (kind, name, change) => {
        const key = `${kind}/${name}`;
        const value = values.get(key);
        if (value === undefined) throw new Error(`There is no ${key}.`);
        values.set(key, { ...value, bytes: change(value.bytes) });
      },
      close: async () => undefined,
    };
  },
  unreachable: null,
  many: 2500,
  hasCompareAndSwap: true,
});
