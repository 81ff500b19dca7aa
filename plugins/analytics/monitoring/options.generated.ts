/** The options of analytics/monitoring, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https://, for reports of browsers: plain letters, without spaces, quotation marks, commas, semicolons and fragment.
 */
export type ReportAddress = string

export interface MonitoringOptions {
  /**
   * URL that reports are sent to by POST.
   */
  url: string
  /**
   * How many of 100 page loads report errors: 0 for none, 100 for all.
   */
  errors: number
  /**
   * How many of 100 page loads report web vitals: 0 for none, 100 for all.
   */
  vitals: number
}
