/** The library's decoder, which has no types of its own. */
declare module 'wawoff2/decompress.js' {
  /** Decodes a WOFF2 file; rejects when it is not one. */
  export default function decompress(file: Uint8Array): Promise<Uint8Array>;
}
