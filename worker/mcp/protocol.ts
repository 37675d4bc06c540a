/** The revision without a handshake: each request says which one it speaks. */
export const MODERN_REVISION = '2026-07-28';

/** Revisions that begin with a handshake, the newest first. */
export const LEGACY_REVISIONS: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** What a request speaks that does not say so. */
export const UNSAID_REVISION = '2025-03-26';

/** Every revision that is answered here. */
export const REVISIONS: readonly string[] = [MODERN_REVISION, ...LEGACY_REVISIONS];

/** Codes of errors: of JSON-RPC 2.0, then those of MCP. */
export const CODES = {
  noJson: -32700,
  noRequest: -32600,
  noMethod: -32601,
  badParams: -32602,
  internal: -32603,
  refused: -32000,
  legacyNoResource: -32002,
  headerMismatch: -32020,
  unsupportedRevision: -32022,
} as const;

/** An error of the protocol, which the client's program reads. `status` is that of its answer over HTTP. */
export class ProtocolError extends Error {
  readonly code: number;
  readonly status: number;
  readonly data?: object;

  constructor(code: number, message: string, { status = 200, data }: { status?: number; data?: object } = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}
