// The package has types, but its exports don't name them.
declare module 'fflate' {
  export function strToU8(text: string): Uint8Array<ArrayBuffer>;
  export function zipSync(files: Record<string, Uint8Array>, options: { level: 0 | 6 }): Uint8Array<ArrayBuffer>;
}
