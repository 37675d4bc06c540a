// The part of the npm package `mysql2` that the samples use. The package is not installed next to
// the docs, so the samples are checked against these declarations.
declare module 'mysql2/promise' {
  export interface ConnectionOptions {
    host?: string;
    port?: number;
    user?: string;
    password?: string;
    database?: string;
    namedPlaceholders?: boolean;
  }

  export interface RowDataPacket {
    constructor: { name: 'RowDataPacket' };
    [column: string]: unknown;
  }

  export interface FieldPacket {
    name: string;
  }

  export interface Connection {
    execute<Rows extends RowDataPacket[]>(sql: string, values?: Record<string, unknown> | unknown[]): Promise<[Rows, FieldPacket[]]>;
    end(): Promise<void>;
  }

  export function createConnection(options: ConnectionOptions): Promise<Connection>;
}
