/** What an answer of the contract is made of. */

/**
 * `text`, `number`, `flag`, `any`, or `#` and the name of a shape. A field that is not in `needs` may be null or missing; extra fields
 * pass, since a later platform may say more (ENT-025).
 */
export type Shape =
  | string
  | { readonly list: Shape }
  | { readonly either: readonly Shape[] }
  | { readonly is: unknown }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly needs: readonly string[] };
