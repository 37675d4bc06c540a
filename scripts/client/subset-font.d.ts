declare module 'subset-font' {
  /** Keeps only the glyphs that a text needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; noLayoutClosure: boolean; noHinting: boolean },
  ): Promise<Uint8Array>;
}
