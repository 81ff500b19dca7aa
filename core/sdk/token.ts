/** Typed service tokens with their major version, so that two copies of this file still agree. */

declare const serviceType: unique symbol;

/** Names a service of type `T`. Made by {@link token}; passed to `context.use`. */
export interface Token<T> {
  readonly key: symbol;
  readonly name: string;
  readonly [serviceType]?: T;
}

/** Makes a token. `name` is `<service>@<major>`, such as `navigation@1`. */
export function token<T>(name: `${string}@${number}`): Token<T> {
  return { key: Symbol.for(`proscenium/${name}`), name };
}
