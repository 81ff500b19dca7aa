/** Base of the errors that plugins and core exchange. */

/**
 * An error that `instanceof` recognises by the symbol in `brand`, so that one thrown by another copy of its class,
 * such as a copy in a package's bundle, counts too. Each class has a brand of its own. For a class derived from one,
 * `instanceof` compares prototypes as usual.
 */
export abstract class SharedError extends Error {
  /** `Symbol.for('proscenium/<class>@<major>')`. */
  static readonly brand: symbol;

  constructor(message?: string) {
    super(message);
    Object.defineProperty(this, new.target.brand, { value: true });
  }

  static override [Symbol.hasInstance](
    this: { readonly brand: symbol; readonly prototype: object },
    value: unknown,
  ): boolean {
    if (typeof value !== 'object' || value === null) return false;
    return Object.hasOwn(this, 'brand')
      ? this.brand in value
      : Object.prototype.isPrototypeOf.call(this.prototype, value);
  }
}
