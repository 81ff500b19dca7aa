/** Shape of a response of the contract, for run-time validation. */

/**
 * `text`, `number`, `flag`, `any`, or `#` and the name of a shape. A field that is not in `needs` may be null
 * or missing; extra fields pass, since a later platform may send more (ENT-025).
 */
export type Shape =
  | string
  | { readonly list: Shape }
  | { readonly either: readonly Shape[] }
  | { readonly is: unknown }
  | {
      readonly fields: Readonly<Record<string, Shape>>;
      readonly needs: readonly string[];
      /** The object is unreadable when one of these fields does not fit, or loses an item as a list. */
      readonly strict?: readonly string[];
    };
