/** Remembers for every value of a realm where it comes from: which document, which default, the environment. */
import type { JsonDocument, Position } from './jsonDocument';
import { parentPointer } from './jsonPointer';

/** Where a value comes from, as `realm explain` says it. */
export type ValueSource =
  | { readonly kind: 'document'; readonly file: string; readonly line: number; readonly column: number }
  /** `of` is `core` or a plugin's id. */
  | { readonly kind: 'default'; readonly of: string }
  /** Taken over from another place of the same realm. */
  | { readonly kind: 'derived'; readonly from: string }
  | { readonly kind: 'environment' };

type Origin =
  | { readonly kind: 'document'; readonly document: JsonDocument }
  | { readonly kind: 'default'; readonly of: string }
  | { readonly kind: 'derived'; readonly from: string }
  | { readonly kind: 'environment' };

export class Origins {
  readonly #origins = new Map<string, Origin>();

  /** `entry` is the document that everything is written in unless told otherwise. */
  constructor(private readonly entry: JsonDocument) {}

  set(pointer: string, origin: Origin): void {
    this.#origins.set(pointer, origin);
  }

  /** The document a value was written in; the nearest one around it for values that were not written at all. */
  documentOf(pointer: string): JsonDocument {
    for (let at = pointer; ; at = parentPointer(at)) {
      const origin = this.#origins.get(at);
      if (origin?.kind === 'document') return origin.document;
      if (at === '') return this.entry;
    }
  }

  isFromEnvironment(pointer: string): boolean {
    return this.#origin(pointer)?.kind === 'environment';
  }

  /** The place of a key or value in the file it was written in. */
  place(pointer: string, at: 'key' | 'value'): Position & { readonly file: string } {
    if (this.isFromEnvironment(pointer)) return { file: 'environment', line: 1, column: 1 };
    const document = this.documentOf(pointer);
    return { file: document.file, ...(at === 'key' ? document.keyPosition(pointer) : document.valuePosition(pointer)) };
  }

  /** Where the value at a pointer comes from. */
  sourceOf(pointer: string): ValueSource {
    const origin = this.#origin(pointer);
    if (origin === undefined || origin.kind === 'document') return { kind: 'document', ...this.place(pointer, 'value') };
    return origin;
  }

  #origin(pointer: string): Origin | undefined {
    for (let at = pointer; ; at = parentPointer(at)) {
      const origin = this.#origins.get(at);
      if (origin !== undefined || at === '') return origin;
    }
  }
}
