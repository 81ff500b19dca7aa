/** Problems with texts at run time. They are reported and never stop the page. */

export type MessageProblem =
  /** No bundle, realm or label has the text: its key is shown (LOC-001). */
  | { readonly kind: 'missingMessage'; readonly key: string; readonly locale: string }
  /** The message cannot be formatted with the given values. */
  | { readonly kind: 'unformattable'; readonly key: string; readonly locale: string; readonly error: unknown }
  /** A label of the platform is malformed: the built-in text is shown. */
  | {
      readonly kind: 'malformedLabel';
      readonly key: string;
      readonly locale: string;
      readonly error: unknown;
    }
  /** The labels failed to load: the built-in texts are shown (LOC-006). */
  | { readonly kind: 'labelsFailed'; readonly locale: string; readonly error: unknown }
  /** Texts of a bundle or of the realm failed to load: the language does not change. */
  | {
      readonly kind: 'bundleFailed';
      readonly bundle: string;
      readonly locale: string;
      readonly error: unknown;
    };

export type ReportMessageProblem = (problem: MessageProblem) => void;
