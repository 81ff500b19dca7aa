/** Validates parameters of each method, by name or by position as in JSON-RPC. Pure. */
import type { BridgeMethod, BridgeMethods } from '../protocol';

type Parameters<Method extends BridgeMethod> = BridgeMethods[Method]['params'];
type Check = (value: unknown) => boolean;

const LONGEST_NAME = 128;
const isName: Check = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);

/** In order of position. */
const taken: {
  readonly [Method in BridgeMethod]: readonly (readonly [keyof Parameters<Method> & string, Check])[];
} = {
  play: [],
  pause: [],
  seek: [['position', isNumber]],
  setVolume: [['volume', isNumber]],
  mute: [],
  unmute: [],
  setFullscreen: [['fullscreen', isFlag]],
  loadVod: [['id', isName]],
  setSubtitleTrack: [['track', (value) => value === null || isName(value)]],
  setAudioTrack: [['track', isName]],
  getState: [],
};

export const isMethod = (name: string): name is BridgeMethod => Object.hasOwn(taken, name);

/** The parameters of a request; null if one is missing, invalid or unknown (BRG-016). */
export function readParameters<Method extends BridgeMethod>(
  method: Method,
  params: unknown,
): Parameters<Method> | null {
  const wanted: readonly (readonly [string, Check])[] = taken[method];
  if (params === undefined) return wanted.length === 0 ? {} : null;
  if (typeof params !== 'object' || params === null) return null;
  const given = Array.isArray(params) ? byName(params, wanted) : new Map(Object.entries(params));
  if (given === null || given.size !== wanted.length) return null;
  if (!wanted.every(([name, isRight]) => given.has(name) && isRight(given.get(name)))) return null;
  return Object.fromEntries(given);
}

function byName(
  list: readonly unknown[],
  wanted: readonly (readonly [string, Check])[],
): ReadonlyMap<string, unknown> | null {
  return list.length === wanted.length ? new Map(wanted.map(([name], index) => [name, list[index]])) : null;
}
