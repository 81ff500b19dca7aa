/** Records the source of every value of a realm: a document, a default, or the environment. */
import type { JsonDocument, Position } from './jsonDocument';
import { parentPointer } from './jsonPointer';

/** The source of a value, as `realm explain` reports it. */
export type ValueSource =
  | { readonly kind: 'document'; readonly file: string; readonly line: number; readonly column: number }
  /** `of` is `core` or a plugin's id. */
  | { readonly kind: 'default'; readonly of: string }
  /** Copied from another pointer of the same realm. */
  | { readonly kind: 'derived'; readonly from: string }
  | { readonly kind: 'environment' };

type Origin =
  | { readonly kind: 'document'; readonly document: JsonDocument }
  | { readonly kind: 'default'; readonly of: string }
  | { readonly kind: 'derived'; readonly from: string }
  | { readonly kind: 'environment' };

export class Origins {
  readonly #origins = new Map<string, Origin>();

  /** `entry` is the default source document of all values. */
  constructor(private readonly entry: JsonDocument) {}

  set(pointer: string, origin: Origin): void {
    this.#origins.set(pointer, origin);
  }

  /** The document that a value was written in; for values that were not written, that of the nearest enclosing one. */
  documentOf(pointer: string): JsonDocument {
    for (let at = pointer; ; at = parentPointer(at)) {
      const origin = this.#origins.get(at);
      if (origin?.kind === 'document') return origin.document;
      if (at === '') return this.entry;
    }
  }

  isFromEnvironment(pointer: string): boolean {
    return this.kindOf(pointer) === 'environment';
  }

  /** The kind of source of the value at a pointer: {@link sourceOf} without a position, which takes longer to find. */
  kindOf(pointer: string): ValueSource['kind'] {
    return this.#origin(pointer)?.kind ?? 'document';
  }

  /** The position of a key or value in the file where it was written. */
  place(pointer: string, at: 'key' | 'value'): Position & { readonly file: string } {
    if (this.isFromEnvironment(pointer)) return { file: 'environment', line: 1, column: 1 };
    const document = this.documentOf(pointer);
    return {
      file: document.file,
      ...(at === 'key' ? document.keyPosition(pointer) : document.valuePosition(pointer)),
    };
  }

  /** The source of the value at a pointer. */
  sourceOf(pointer: string): ValueSource {
    const origin = this.#origin(pointer);
    if (origin === undefined || origin.kind === 'document')
      return { kind: 'document', ...this.place(pointer, 'value') };
    return origin;
  }

  #origin(pointer: string): Origin | undefined {
    for (let at = pointer; ; at = parentPointer(at)) {
      const origin = this.#origins.get(at);
      if (origin !== undefined || at === '') return origin;
    }
  }
}
