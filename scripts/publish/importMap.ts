/** Where a page's modules find what they import by name. */

export interface ImportMap {
  /** Specifier to address. */
  readonly imports: Readonly<Record<string, string>>;
  /** Address to the integrity of its module, such as `sha384-…`: browsers refuse any other file. */
  readonly integrity: Readonly<Record<string, string>>;
}
