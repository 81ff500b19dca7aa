/** What can go wrong with texts at run time. None of it stops the page; all of it is reported. */

export type MessageProblem =
  /** A text was asked for that no bundle, realm or label has: its key is shown (LOC-001). */
  | { readonly kind: 'missingMessage'; readonly key: string; readonly locale: string }
  /** A text was given values it cannot show. */
  | { readonly kind: 'unformattable'; readonly key: string; readonly locale: string; readonly error: unknown }
  /** A label of the platform is not well formed: the built-in text is shown. */
  | { readonly kind: 'malformedLabel'; readonly key: string; readonly locale: string; readonly error: unknown }
  /** The labels did not arrive: the built-in texts are shown (LOC-006). */
  | { readonly kind: 'labelsFailed'; readonly locale: string; readonly error: unknown }
  /** A bundle's or the realm's texts did not arrive: the language stays as it was. */
  | { readonly kind: 'bundleFailed'; readonly bundle: string; readonly locale: string; readonly error: unknown };

export type ReportMessageProblem = (problem: MessageProblem) => void;
