// The part of the npm package `qrcode` that the samples use.
declare module 'qrcode' {
  interface ToDataUrlOptions {
    /** Width of the picture in pixels. */
    width?: number;
    /** Width of the quiet zone, counted in modules. */
    margin?: number;
    /** Pixels per module. */
    scale?: number;
    errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H';
    /** Hexadecimal colors. */
    color?: { dark?: string; light?: string };
  }

  export function toDataURL(text: string, options?: ToDataUrlOptions): Promise<string>;

  const QRCode: { toDataURL: typeof toDataURL };
  export default QRCode;
}
