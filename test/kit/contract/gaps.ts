/** From the platform's contract: an answer with every field filled, and for each field that may be missing or null the same answer with that gap. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

export type Answer = Readonly<Record<string, unknown>>;

export interface Gap {
  /** Such as `programmingInfo.nextProgramme null`. */
  readonly name: string;
  readonly answer: Answer;
  /** The same gap in another answer of this shape. */
  readonly within: (answer: Answer) => Answer;
  /** The field, from the answer down. */
  readonly way: readonly (string | number)[];
}

const folder = path.join(process.cwd(), 'schemas/platform/components');
const schemas = Object.assign({}, ...readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object)) as Readonly<Record<string, Schema>>;

const named = (name: string): Schema => {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`The contract has no ${name}.`);
  return schema;
};

/** What a schema says beside `null`. */
function plain(schema: Schema): Schema {
  if (schema.$ref !== undefined) return plain(named(schema.$ref.split('/').at(-1) ?? ''));
  const [only] = schema.oneOf?.filter(({ type }) => type !== 'null') ?? [];
  return only === undefined ? schema : plain(only);
}

const allowsNull = ({ type, oneOf }: Schema): boolean => (Array.isArray(type) && type.includes('null')) || oneOf?.some((each) => each.type === 'null') === true;

const isRecord = (value: unknown): value is Answer => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than this only what has to be there is filled in: a schema may hold itself. */
const DEPTH = 5;

/** An answer with every field; `given` stands where it says something. `now` is what its times lie around. */
export function filled(name: string, given: unknown, now: number): Answer {
  const fill = (schema: Schema, value: unknown, key: string, depth: number): unknown => {
    const { type, properties, items, required = [], enum: choices, format, minimum } = plain(schema);
    const kind = typeof type === 'string' ? type : type?.[0];
    if (properties !== undefined) {
      const wanted = Object.entries(properties).filter(([property]) => depth < DEPTH || required.includes(property) || (isRecord(value) && property in value));
      return { ...(isRecord(value) ? value : {}), ...Object.fromEntries(wanted.map(([property, inner]) => [property, fill(inner, isRecord(value) ? value[property] : undefined, property, depth + 1)])) };
    }
    if (items !== undefined) return Array.isArray(value) && value.length > 0 ? value.map((each) => fill(items, each, key, depth + 1)) : [fill(items, undefined, key, depth + 1)];
    if (value !== undefined && value !== null) return value;
    if (choices !== undefined) return choices[0];
    if (kind === 'boolean') return true;
    if (kind === 'integer' || kind === 'number') return key === 'startDate' ? now - 1_800_000 : key === 'endDate' ? now + 1_800_000 : (minimum ?? 1);
    return format === 'uri' ? 'https://img.example/still.webp' : `The ${key}`;
  };
  return fill(named(name), given, name, 0) as Answer;
}

/** A gap for each optional or nullable field of an answer that has them all; of a list, in its first element. */
export function gapsIn(name: string, answer: Answer): readonly Gap[] {
  const gaps: Gap[] = [];
  const gap = (label: string, way: Gap['way'], to: null | undefined): Gap => {
    const within = (other: Answer): Answer => changed(other, way, to);
    return { name: label, answer: within(answer), within, way };
  };
  const walk = (schema: Schema, value: unknown, way: readonly (string | number)[]): void => {
    const { properties, items, required = [] } = plain(schema);
    if (items !== undefined && Array.isArray(value) && value.length > 0) walk(items, value[0], [...way, 0]);
    if (properties === undefined || !isRecord(value)) return;
    for (const [key, inner] of Object.entries(properties)) {
      if (!(key in value)) continue;
      const here = [...way, key];
      const label = here.join('.');
      const optional = !required.includes(key);
      if (optional) gaps.push(gap(`${label} missing`, here, undefined));
      if (optional || allowsNull(inner)) gaps.push(gap(`${label} null`, here, null));
      walk(inner, value[key], here);
    }
  };
  walk(named(name), answer, []);
  return gaps;
}

/** The same gaps in as few answers as they fit into: those of fields that have nothing to do with one another stand in one. */
export function gathered(gaps: readonly Gap[]): readonly (readonly Gap[])[] {
  const groups: Gap[][] = [];
  for (const gap of gaps) {
    const free = groups.find((group) => group.every(({ way }) => !isPart(way, gap.way) && !isPart(gap.way, way)));
    if (free === undefined) groups.push([gap]);
    else free.push(gap);
  }
  return groups;
}

/** Whether `outer` is the field itself, or one that holds it. */
const isPart = (outer: Gap['way'], inner: Gap['way']): boolean => outer.every((step, index) => inner[index] === step);

function changed(answer: Answer, way: readonly (string | number)[], to: null | undefined): Answer {
  const copy = structuredClone(answer) as Record<string | number, unknown>;
  let place = copy;
  for (const step of way.slice(0, -1)) place = place[step] as Record<string | number, unknown>;
  const last = way.at(-1) ?? '';
  if (to === undefined) delete place[last];
  else place[last] = to;
  return copy;
}
