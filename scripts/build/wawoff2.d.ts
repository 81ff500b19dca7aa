/** The library's decoder, which comes without types. */
declare module 'wawoff2/decompress.js' {
  /** A WOFF2 file as the font it holds; rejects what is none. */
  export default function decompress(file: Uint8Array): Promise<Uint8Array>;
}
