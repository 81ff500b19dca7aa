/**
 * Generated from the platform's contract: a complete response, and for each optional or nullable field the
 * same response without it.
 */
import { readContract } from '../../../scripts/contract/contractDocument';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
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
  /** The same gap in another response of this schema. */
  readonly within: (answer: Answer) => Answer;
  /** Path of the field in the response. */
  readonly path: readonly (string | number)[];
}

const schemas: Readonly<Record<string, Schema>> = readContract().components.schemas;

const named = (name: string): Schema => {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`The contract has no ${name}.`);
  return schema;
};

/** The schema without its `null` alternative. */
function plain(schema: Schema): Schema {
  if (schema.$ref !== undefined) return plain(named(schema.$ref.split('/').at(-1) ?? ''));
  const [only] = schema.oneOf?.filter(({ type }) => type !== 'null') ?? [];
  return only === undefined ? schema : plain(only);
}

const allowsNull = ({ type, oneOf }: Schema): boolean =>
  (Array.isArray(type) && type.includes('null')) || oneOf?.some((each) => each.type === 'null') === true;

const isRecord = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Below this depth only required fields are filled in: schemas may be recursive. */
const DEPTH = 5;

/** A response with every field; `given` overrides generated values. Times are generated around `now`. */
export function filled(name: string, given: unknown, now: number): Answer {
  const fill = (schema: Schema, value: unknown, key: string, depth: number): unknown => {
    const {
      type,
      properties,
      items,
      required = [],
      enum: choices,
      const: only,
      format,
      minimum,
    } = plain(schema);
    const kind = typeof type === 'string' ? type : type?.[0];
    if (properties !== undefined) {
      const wanted = Object.entries(properties).filter(
        ([property]) =>
          depth < DEPTH || required.includes(property) || (isRecord(value) && property in value),
      );
      return {
        ...(isRecord(value) ? value : {}),
        ...Object.fromEntries(
          wanted.map(([property, inner]) => [
            property,
            fill(inner, isRecord(value) ? value[property] : undefined, property, depth + 1),
          ]),
        ),
      };
    }
    if (items !== undefined)
      return Array.isArray(value) && value.length > 0
        ? value.map((each) => fill(items, each, key, depth + 1))
        : [fill(items, undefined, key, depth + 1)];
    if (value !== undefined && value !== null) return value;
    if (only !== undefined || choices !== undefined) return only ?? choices?.[0];
    if (kind === 'boolean') return true;
    if (kind === 'integer' || kind === 'number')
      return key === 'startDate' ? now - 1_800_000 : key === 'endDate' ? now + 1_800_000 : (minimum ?? 1);
    return format === 'uri' ? 'https://img.example/still.webp' : `The ${key}`;
  };
  return fill(named(name), given, name, 0) as Answer;
}

/** A field of a response, with its schema; for a list, in its first element. */
interface Field {
  readonly inner: Schema;
  readonly here: readonly (string | number)[];
  readonly required: boolean;
}

/** Every field of the response, outer before inner. */
function fieldsOf(name: string, answer: Answer): readonly Field[] {
  const collect = (schema: Schema, value: unknown, path: readonly (string | number)[]): readonly Field[] => {
    const { properties, items, required = [] } = plain(schema);
    const within =
      items !== undefined && Array.isArray(value) && value.length > 0
        ? collect(items, value[0], [...path, 0])
        : [];
    if (properties === undefined || !isRecord(value)) return within;
    const own = Object.entries(properties).filter(([key]) => key in value);
    return [
      ...within,
      ...own.flatMap(([key, inner]) => [
        { inner, here: [...path, key], required: required.includes(key) },
        ...collect(inner, value[key], [...path, key]),
      ]),
    ];
  };
  return collect(named(name), answer, []);
}

/** A gap for each optional or nullable field of a complete response. */
export function gapsIn(name: string, answer: Answer): readonly Gap[] {
  const gap = (what: string, path: Gap['path'], to: null | undefined): Gap => {
    const within = (other: Answer): Answer => changed(other, path, to);
    return { name: `${path.join('.')} ${what}`, answer: within(answer), within, path };
  };
  return fieldsOf(name, answer).flatMap(({ inner, here, required }) => [
    ...(required ? [] : [gap('missing', here, undefined)]),
    ...(!required || allowsNull(inner) ? [gap('null', here, null)] : []),
  ]);
}

/** Invalid values: each has a type that the contract may not allow there, or is empty. */
const nonsense: Readonly<Record<string, unknown>> = {
  null: null,
  'an object': { odd: 1 },
  'a list': [null, 7],
  'a flag': true,
  'a text': '<img src=x onerror=alert(1)>',
  'no number': 1e300,
};

/** A field's type by its schema, as a key of `nonsense`. */
function kindOf(schema: Schema): string {
  const { type, properties, items, oneOf } = plain(schema);
  if (properties !== undefined || oneOf !== undefined) return 'an object';
  if (items !== undefined) return 'a list';
  const kind = typeof type === 'string' ? type : type?.find((each) => each !== 'null');
  return kind === 'string' ? 'a text' : kind === 'boolean' ? 'a flag' : 'a number';
}

/**
 * For each field, responses with an invalid value: of another type, or null where required. A number may
 * replace a numeric string.
 */
export function breaksIn(name: string, answer: Answer): readonly Gap[] {
  return fieldsOf(name, answer).flatMap(({ inner, here, required }) => {
    const kind = kindOf(inner);
    const fits = (what: string): boolean =>
      what === kind ||
      (what === 'no number' && kind === 'a text') ||
      (what === 'null' && (!required || allowsNull(inner)));
    const wrong = Object.entries(nonsense).filter(([what]) => !fits(what));
    return wrong.map(([what, to]) => {
      const within = (other: Answer): Answer => changed(other, here, to);
      return { name: `${here.join('.')} ${what}`, answer: within(answer), within, path: here };
    });
  });
}

/** One per field: every invalid value of a field leads to the same page. */
export const oneAField = (breaks: readonly Gap[]): readonly Gap[] =>
  breaks.filter(
    ({ path }, index) => breaks.findIndex((other) => other.path.join() === path.join()) === index,
  );

/** Combines the gaps into as few responses as possible: gaps of unrelated fields share one. */
export function gathered(gaps: readonly Gap[]): readonly (readonly Gap[])[] {
  const groups: Gap[][] = [];
  for (const gap of gaps) {
    const free = groups.find((group) =>
      group.every(({ path }) => !isPart(path, gap.path) && !isPart(gap.path, path)),
    );
    if (free === undefined) groups.push([gap]);
    else free.push(gap);
  }
  return groups;
}

/** Whether `outer` is the field itself or contains it. */
const isPart = (outer: Gap['path'], inner: Gap['path']): boolean =>
  outer.every((step, index) => inner[index] === step);

function changed(answer: Answer, path: readonly (string | number)[], to: unknown): Answer {
  const copy = structuredClone(answer) as Record<string | number, unknown>;
  let place = copy;
  for (const step of path.slice(0, -1)) place = place[step] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (to === undefined) delete place[last];
  else place[last] = to;
  return copy;
}
